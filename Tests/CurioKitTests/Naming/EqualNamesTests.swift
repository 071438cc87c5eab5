internal import CurioKit
import Testing

/// Types and cases that would have equal names, and the names that a person would give them.
@Suite struct EqualNamesTests {
    private func cases(_ schema: String) throws -> [String] {
        try text(schema).matches(of: #/^ *(?:indirect )?case (\w+)\(([^)]+)\)$/#.anchorsMatchLineEndings())
            .map { "\($0.1) \($0.2)" }
    }

    private func object(_ key: String, _ more: String = "") -> String {
        #""type": "object", "required": ["\#(key)"], "properties": {\#(more)"\#(key)": {"type": "string"}}"#
    }

    @Test func aBranchOfAChoiceInsideAChoiceSaysWhereItWas() throws {
        let side = { (title: String) in
            #"""
            {"title": "\#(title)", "anyOf": [{"title": "Request", \#(object("\(title) method"))},
              {"title": "\#(title) Only", \#(object("\(title) only"))}]}
            """#
        }
        #expect(
            try cases(#"{"title": "T", "anyOf": [\#(side("Agent")), \#(side("Client"))]}"#) == [
                "agentRequest AgentRequest", "agentOnly AgentOnly", "clientRequest ClientRequest",
                "clientOnly ClientOnly",
            ])
    }

    /// Formerly, the case of the type `Cat` was called `capitalizedCat`, and that of the other type `cat`.
    @Test func casesAreCalledAfterTheirTypesIfDefinitionsDifferOnlyInCapitals() throws {
        let references = ["Cat", "cat"].map { ##"{"$ref": "#/$defs/\##($0)"}"## }
        for branches in [references, references.reversed()] {
            let schema = #"""
                {"title": "Pet", "oneOf": [\#(branches.joined(separator: ", "))],
                 "$defs": {"Cat": {\#(object("a"))}, "cat": {\#(object("b"))}}}
                """#
            #expect(try cases(schema).sorted() == ["cat Cat", "sCat SCat"])
        }
    }

    @Test func branchesOfOneTitleAreToldByTheTextThatDiffers() throws {
        let scopes = #"[{"title": "Session", \#(object("session"))}, {"title": "Request", \#(object("request"))}]"#
        let branch = { (mode: String) in
            #"{"type": "object", "required": ["mode"], "properties": {"mode": \#(mode)}, "anyOf": \#(scopes)}"#
        }
        let branches = [#"{"const": "form"}"#, #"{"const": "url"}"#, #"{"type": "string"}"#].map(branch)
        let cases = try cases(#"{"title": "T", "anyOf": [\#(branches.joined(separator: ", "))]}"#)
        #expect(
            cases.prefix(4) == [
                "formSession FormSession", "formRequest FormRequest", "urlSession UrlSession", "urlRequest UrlRequest",
            ])
    }

    @Test func theTextOfAMemberThatNeedNotBeThereNamesABranch() throws {
        let branch = { (texts: String) in
            #"{"type": "object", "properties": {"type": {"enum": [\#(texts)]}, "column": {"type": "string"}}}"#
        }
        #expect(
            try cases(#"{"title": "T", "oneOf": [\#(branch(#""add""#)), \#(branch(#""left", "right""#))]}"#)
                .prefix(2) == ["add Add", "leftOrRight LeftOrRight"])
    }

    @Test func aMemberThatOnlyOneBranchMustHaveNamesIt() throws {
        let shape = #""properties": {"box": {"type": "string"}, "id": {"type": "integer"}}, "type": "object""#
        #expect(
            try cases(
                #"{"title": "T", "oneOf": [{\#(shape), "required": ["id", "box"]}, {\#(shape), "required": ["id"]}]}"#
            ).first == "box Box")
    }

    @Test func aNumberThatNoOtherBranchFixesIsNoName() throws {
        let branch = { (version: String) in
            #"{"type": "object", "required": ["v"], "properties": {"v": \#(version), "p": {"type": "string"}}}"#
        }
        let schema = { #"{"title": "T", "oneOf": [\#(branch(#"{"const": 1}"#)), \#(branch($0))]}"# }
        #expect(try cases(schema(#"{"const": 2}"#)).prefix(2) == ["v1 V1", "v2 V2"])
        #expect(try cases(schema(#"{"type": "integer"}"#)).first != "v1 V1")
    }

    @Test func aChoiceThatRepeatsWhatIsDescribedMakesNoUnion() throws {
        let text = try text(
            #"""
            {"title": "T", "type": "object", "$defs": {"List": {"type": "array", "items": {"type": "string"}}},
             "properties": {"get": {"$ref": "#/$defs/List"}, "put": {"$ref": "#/$defs/List"}, "body": {"type": "string"}},
             "oneOf": [{"properties": {"get": {"$ref": "#/$defs/List"}}, "required": ["get"]},
                       {"properties": {"put": {"$ref": "#/$defs/List"}}, "required": ["put"]}]}
            """#)
        #expect(text.contains("public var get: [String]?") && !text.contains("enum T:"))
    }

    @Test func anElementThatIsReferredToIsCalledAfterItsList() throws {
        let lines = try declarations(
            #"""
            {"title": "T", "type": "object",
             "properties": {"rules": {"type": "array", "items": {\#(object("a"))}}, "best": {"$ref": "#/properties/rules/items"}}}
            """#)
        #expect(lines.contains("public var best: Rule?") && lines.contains("public var rules: [Rule]?"))
    }

    @Test func theValueOfAMapThatIsOneOfSeveralIsCalledAfterTheMember() throws {
        let text = try text(
            #"""
            {"title": "T", "type": "object", "properties": {"networks": {"oneOf": [{"type": "string"},
              {"type": "object", "additionalProperties": {\#(object("a"))}}]}}}
            """#)
        #expect(text.contains("[String: Network]") && !text.contains("ObjectValue"))
    }

    @Test func aSharedChoiceLeavesTheNameToWhatTheSchemaDefines() throws {
        let choice = ##"{"oneOf": [{"$ref": "#/$defs/Reference"}, {"$ref": "#/$defs/channel"}]}"##
        let text = try text(
            #"""
            {"title": "T", "type": "object", "$defs": {"Reference": {\#(object("$ref"))}, "channel": {\#(object("b"))},
              "Box": {"type": "object", "properties": {"channel": \#(choice)}}},
             "properties": {"channel": \#(choice), "box": {"$ref": "#/$defs/Box"}}}
            """#)
        #expect(text.contains("enum ReferenceOrChannel:") && text.contains("public struct Channel:"))
    }

    @Test func longTextsAreToldByTheirLastWords() throws {
        let words = "Outline planning permission, consent for the principle of a project, with "
        let text = try text(#"{"title": "T", "enum": ["\#(words)access reserved", "\#(words)layout reserved"]}"#)
        #expect(text.contains("case outlinePlanningPermissionConsentForTheAProjectWithAccessReserved"))
        #expect(text.contains("case outlinePlanningPermissionConsentForTheAProjectWithLayoutReserved"))
    }

    /// Sixty letters and the four of `Item` are as many as a name may have.
    @Test(arguments: [(60, "Item"), (61, nil)])
    func aTypeSaysWhereItIsFoundAsLongAsItsNameIsNotTooLong(count: Int, end: String?) throws {
        let outer = "L" + String(repeating: "o", count: count - 1)
        let lines = try declarations(
            ##"""
            {"title": "T", "type": "object", "properties": {"x": {"$ref": "#/definitions/\##(outer)"}}, "definitions": {
              "item": {\##(object("a"))}, "\##(outer)": {"type": "object", "properties": {
                "item": {\##(object("b"))}, "other": {"$ref": "#/definitions/item"}}}}}
            """##)
        #expect(lines.contains { $0.hasSuffix(" struct " + (end.map { outer + $0 } ?? "Item2")) }, "\(lines)")
    }

    @Test func definitionsOfOneKeyAreCalledAfterTheirTitles() throws {
        let definitions = [("d93a4", "Test case", "a"), ("0c68b", "Test sequence", "b"), ("8c8eb", "", "c")].map {
            let title = $1.isEmpty ? "" : #""title": "\#($1)", "#
            return #""\#($0)": {"full": {\#(title)\#(object($2))}}"#
        }
        let branches = ["d93a4", "0c68b", "8c8eb"].map { ##"{"$ref": "#/definitions/\##($0)/full"}"## }
        let cases = try cases(
            """
            {"title": "T", "definitions": {\(definitions.joined(separator: ", "))},
             "anyOf": [\(branches.joined(separator: ", "))]}
            """)
        #expect(cases == ["testCase TestCase", "testSequence TestSequence", "full Full"])
    }

    @Test func titlesThatAreTheSameTellNothingApart() throws {
        let definitions = ["d93a4", "0c68b"].map { #""\#($0)": {"full": {"title": "Test", \#(object("key \($0)"))}}"# }
        let properties = ["d93a4", "0c68b"].map { ##""\##($0)": {"$ref": "#/definitions/\##($0)/full"}"## }
        let lines = try declarations(
            """
            {"title": "T", "type": "object", "definitions": {\(definitions.joined(separator: ", "))},
             "properties": {\(properties.joined(separator: ", "))}}
            """)
        #expect(!lines.contains("public struct Test"))
    }

    @Test func definitionsThatABundlerCountsAreCalledAfterTheirTitles() throws {
        let schema = { (key: String) in
            ##"""
            {"title": "T", "type": "object",
             "$defs": {"\##(key)": {"title": "Bool Property", \##(object("x"))}, "B": {\##(object("y"))}},
             "properties": {"a": {"$ref": "#/$defs/\##(key)"}, "b": {"$ref": "#/$defs/B"}}}
            """##
        }
        for key in ["A", "AB"] {
            #expect(try declarations(schema(key)).prefix(2) == ["public struct T", "public var a: BoolProperty?"])
        }
        #expect(try declarations(schema("A")).contains("public var b: B?"))
        #expect(try declarations(schema("Flag")).contains("public var a: Flag?"))
    }

    @Test func aMemberThatIsCalledLikeItsObjectIsOfATypeWithTheTitleThatItHas() throws {
        let schema = { (title: String) in
            #"""
            {"title": "Pet Contract", "type": "object",
             "properties": {"petContract": {\#(title)"enum": ["1.0", "1.1"]}}}
            """#
        }
        let types = try [#""title": "Contract Version", "#, ""].map { try declarations(schema($0))[1] }
        #expect(types == ["public var petContract: ContractVersion?", "public var petContract: PetContractValue?"])
    }

    @Test func listsOfSeveralTypesAreCalledAfterTheseTypes() throws {
        let list = { (key: String) in ##"{"type": "array", "items": {"$ref": "#/definitions/\##(key)"}}"## }
        let cases = try cases(
            """
            {"title": "T", "definitions": {"Plug": {\(object("p"))}, "Box": {\(object("b"))}},
             "anyOf": [\(list("Plug")), \(list("Box"))]}
            """)
        #expect(cases == ["plugs [Plug]", "boxes [Box]"])
    }
}
