import Bricolage
import BricolageValidation
import Testing

/// What the issues of conditional schemas say about the condition.
@Suite struct ConditionReasonTests {
    private func notes(_ text: String, by schema: String) throws -> [[String]] {
        try compiled(schema).report(on: JSONDocument(parsing: text)).issues.map(\.notes)
    }

    private static let box = """
        {"if": {"properties": {"kind": {"enum": ["box", "bag"]}}, "required": ["kind"]},
         "then": {"required": ["size"]}, "else": {"properties": {"size": {"maximum": 1}}}}
        """

    @Test func theMemberThatDecidesIsNamedWithItsValue() throws {
        #expect(try notes(#"{"kind": "bag"}"#, by: Self.box) == [[#"it is so because "kind" is "bag""#]])
        #expect(try notes(#"{"kind": "can", "size": 2}"#, by: Self.box) == [[#"it is so because "kind" is "can""#]])
    }

    @Test func itMayBeMissingOrJustPresent() throws {
        #expect(try notes(#"{"size": 2}"#, by: Self.box) == [[#"it is so because "kind" is missing"#]])
        #expect(try notes(#"{"kind": [], "size": 2}"#, by: Self.box) == [[#"it is so because "kind" is present"#]])
        let negated = #"{"if": {"not": {"required": ["a"]}}, "then": {"required": ["b"]}, "else": {"required": ["c"]}}"#
        #expect(try notes("{}", by: negated) == [[#"it is so because "a" is missing"#]])
        #expect(try notes(#"{"a": 1}"#, by: negated) == [[#"it is so because "a" is present"#]])
    }

    @Test func theInnermostConditionCounts() throws {
        let schema = #"""
            {"if": {"required": ["a"]}, "then": {"required": ["z"],
             "if": {"properties": {"b": {"const": 1}}}, "then": {"required": ["c"]}}}
            """#
        #expect(
            try notes(#"{"a": 1, "b": 1}"#, by: schema) == [
                [#"it is so because "a" is present"#], [#"it is so because "b" is 1"#],
            ])
    }

    @Test func issuesBehindTheConditionHaveNoReason() throws {
        let schema = #"""
            {"properties": {"p": {"if": {"required": ["k"]}, "then": {"required": ["s"]}}, "q": {"type": "string"}}}
            """#
        #expect(try notes(#"{"p": {"k": 1}, "q": 1}"#, by: schema) == [[#"it is so because "k" is present"#], []])
    }

    @Test(arguments: [
        #"{"properties": {"a": {"const": 1}, "b": {}}}"#, #"{"minProperties": 1}"#, "{}", #"{"anyOf": [{}]}"#,
    ])
    func otherConditionsHaveNoReason(condition: String) throws {
        #expect(try notes(#"{"a": 1}"#, by: #"{"if": \#(condition), "then": {"required": ["c"]}}"#) == [[]])
        let document = try JSONDocument(parsing: "[1]")
        #expect(
            try compiled(#"{"if": {"required": ["a"]}, "then": false}"#).report(on: document).issues.first?.notes == [])
    }

    @Test func noReasonIsInTheRedactedReport() throws {
        let report = try compiled(Self.box).report(on: JSONDocument(parsing: #"{"kind": "bag"}"#))
        #expect(!"\(report.redactedReport)".contains("bag"))
    }
}
