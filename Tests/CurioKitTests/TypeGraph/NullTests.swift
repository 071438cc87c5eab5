internal import CurioKit
internal import Testing

/// Values that are null and nothing else.
@Suite struct NullTests {
    private func members(_ schema: String, _ style: Generator.Style) throws -> [String] {
        let schema = #"{"title": "T", "type": "object", "properties": {"v": \#(schema)}}"#
        return try declarations(schema, .init(style: style)).filter { $0.hasPrefix("public var") }
    }

    @Test(arguments: [
        #"{"type": "null"}"#, #"{"const": null}"#, #"{"enum": [null]}"#, #"{"anyOf": [{"type": "null"}]}"#,
        #"{"oneOf": [{"const": null}, {"type": "null"}]}"#,
    ])
    func nullAloneIsAMember(schema: String) throws {
        #expect(try members(schema, .fast) == ["public var v: Nullable<Never>"])
        #expect(try members(schema, .codable) == ["public var v: Never?"])
    }

    @Test func nullAloneIsAnElementAndADefinition() throws {
        #expect(try members(#"{"type": "array", "items": {"type": "null"}}"#, .fast) == ["public var v: [Never?]?"])
        let schema = #"{"title": "Nothing", "type": "null"}"#
        for style in Generator.Style.allCases {
            let text = try text(schema, .init(style: style))
            #expect(text.contains("public typealias Nothing = Never?"))
            #expect(!text.contains("import"))
        }
    }

    @Test func nullBesideOthersIsNoTypeOfItsOwn() throws {
        #expect(
            try members(#"{"anyOf": [{"const": null}, {"type": "string"}]}"#, .fast) == [
                "public var v: Nullable<String>"
            ])
    }

    /// An object that does not meet the condition may have any value.
    @Test func nullUnderAConditionIsAnyValue() throws {
        let schema = """
            {"title": "T", "type": "object", "if": {"required": ["a"]}, "then": {"properties": {"v": {"type": "null"}}}}
            """
        #expect(try declarations(schema).contains("public var v: JSON?"))
    }

    /// A null in an optional member may be lost, wherever that is in a value: then a branch that keeps it comes first.
    @Test func branchesThatMayLoseANullAreFoundThroughTypesOfSeveralOwners() throws {
        let other = #"{"type": "object", "properties": {"z": {"type": "string"}}, "required": ["z"]}"#
        let union = { (name: String) in
            ##"{"anyOf": [{"$ref": "#/$defs/\##(name)"}, \##(other)]}"##
        }
        let owner = { (part: String, more: String) in
            ##"{"type": "object", "properties": {"part": {"$ref": "#/$defs/\##(part)"}}, "required": ["part"\##(more)]}"##
        }
        let schema = """
            {"title": "T", "type": "object",
             "properties": {"p": \(union("A")), "q": \(union("B")), "r": \(union("C")), "s": \(union("D"))},
             "$defs": {
                "A": \(owner("Lossy", "")), "B": \(owner("Lossy", #", "b""#)),
                "C": \(owner("Kept", "")), "D": \(owner("Kept", #", "d""#)),
                "Lossy": {"type": "object", "properties": {"n": {"type": "string"}}},
                "Kept": {"type": "object", "properties": {"n": {"type": "string"}}, "required": ["n"]}}}
            """
        let unions = try text(schema).split(separator: "public enum ").dropFirst()
        let careful = unions.filter { $0.contains("readKeepingNulls") }.map { $0.prefix(1) }
        #expect(careful == ["P", "Q"])
    }
}
