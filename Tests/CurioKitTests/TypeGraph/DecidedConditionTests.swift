internal import CurioKit
internal import Testing

/// Conditions with an outcome that refuses everything.
@Suite struct DecidedConditionTests {
    private func choice(_ branches: String) -> String {
        """
        {"title": "T", "type": "object", "properties": {"u": {"oneOf": [\(branches)]}}, "$defs": {
          "Land": {"type": "object", "properties": {"kind": {"type": "string"}, "use": {"type": "string"}}},
          "Water": {"type": "object", "properties": {"kind": {"type": "string"}, "use": {"type": "string"}}}}}
        """
    }

    private func branch(_ kind: String, then: String, otherwise: String = "false") -> String {
        #"{"if": {"properties": {"kind": {"const": "\#(kind)"}}}, "then": \#(then), "else": \#(otherwise)}"#
    }

    @Test func whatIsBehindTheConditionNamesTheBranch() throws {
        let branches = [branch("l", then: ##"{"$ref": "#/$defs/Land"}"##), branch("w", then: #"{"title": "Sea"}"#)]
        let text = try text(choice(branches.joined(separator: ", ")))
        #expect(text.contains("case land(Land)"))
        #expect(text.contains("case sea(Sea)"))
    }

    @Test func theConditionTellsBranchesApart() throws {
        let branches = [
            branch("l", then: ##"{"$ref": "#/$defs/Land"}"##),
            branch("w", then: ##"{"$ref": "#/$defs/Water"}"##, otherwise: #"{"propertyNames": false}"#),
        ]
        let text = try text(choice(branches.joined(separator: ", ")))
        #expect(text.contains(#"case "l": self = .land(try json.read())"#))
        #expect(text.contains(#"case "w": self = .water(try json.read())"#))
    }

    @Test func anObjectWithoutMembersMayBeWhatIsLeft() throws {
        let schema = """
            {"type": "object", "if": {"required": ["a"], "properties": {"a": {"type": "string"}}},
             "then": {"properties": {"b": {"type": "string"}}}, "else": {"propertyNames": false}}
            """
        #expect(try declarations(schema).contains("public var a: Meant<String>?") == false)
        #expect(try text(schema).contains("a: String,") == false)
    }

    @Test func onlyWhatTheTypeDoesNotSayIsTold() throws {
        let condition = #""if": {"required": ["a"]}"#
        #expect(
            try remarks(#"{"type": "object", \#(condition), "then": {"required": ["b"]}, "else": false}"#).allSatisfy {
                !$0.contains("condition")
            })
        let never = try remarks(#"{"type": "object", \#(condition), "then": false, "else": {"required": ["b"]}}"#)
        #expect(never.contains { $0.contains("values that meet the condition are refused") })
    }

    @Test func whatHoldsOnlyUnderAConditionIsNeitherADefaultNorDeprecated() throws {
        let conditional = #"{"properties": {"n": {"type": "integer", "default": 3, "deprecated": true}}}"#
        let schema = """
            {"title": "T", "type": "object", "properties": {"k": {"type": "string"}}, "required": ["k"],
             "if": {"properties": {"k": {"const": "a"}}}, "then": \(conditional),
             "else": {"properties": {"n": {"type": "integer"}}}}
            """
        let text = try text(schema)
        #expect(text.contains("n: Int? = nil"))
        #expect(!text.contains("deprecated"))
    }

    /// Before draft 7 `if` and `then` mean nothing.
    @Test(arguments: [("draft-06", false), ("draft-07", true)])
    func onlyConditionsThatMeanSomethingTellBranchesApart(draft: String, isUnion: Bool) throws {
        let conditions = ["a", "b"].map { value in
            #"""
            {"if": {"properties": {"k": {"const": "\#(value)"}}},
             "then": {"properties": {"of\#(value)": {"type": "string"}}, "required": ["of\#(value)"]}}
            """#
        }
        let schema = """
            {"$schema": "http://json-schema.org/\(draft)/schema#", "title": "T", "type": "object", "required": ["k"],
             "properties": {"k": {"enum": ["a", "b"]}}, "allOf": [\(conditions.joined(separator: ", "))]}
            """
        #expect(try text(schema).contains("public enum T: JSONChoice") == isUnion)
    }

    @Test(arguments: [
        ("http://json-schema.org/draft-07/schema#", "public var m: Meant<String>?"),
        ("https://json-schema.org/draft/2019-09/schema", "public var m: String?"),
    ])
    func whatAReferenceHidesExcludesNoMember(version: String, member: String) throws {
        let schema = ##"""
            {"$schema": "\##(version)", "title": "T", "type": "object", "if": {"required": ["k"]},
             "then": {"properties": {"m": {"type": "string"}}},
             "else": {"$ref": "#/definitions/E", "properties": {"m": false}},
             "definitions": {"E": {"properties": {"z": {"type": "integer"}}}}}
            """##
        #expect(try declarations(schema).contains(member))
    }
}
