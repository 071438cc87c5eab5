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
}
