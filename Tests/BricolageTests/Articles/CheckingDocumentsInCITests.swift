import Bricolage
import BricolageSchema
import BricolageValidation
import Testing

/// The snippet of the article on checks in CI; what the command prints there is compared in the tests of the command.
@Suite("Checking documents in CI")
struct CheckingDocumentsInCITests {
    // snippet
    func check(_ text: String, named name: String, against schema: CompiledSchema) throws -> [String] {
        let report = schema.report(on: try JSONDocument(parsing: text)).report
        return report.issues.map { issue in
            var issue = issue
            issue.path = name
            return issue.description
        }
    }
    // end

    @Test func issuesNameTheFile() throws {
        let schema = try CompiledSchema(JSONDocument(parsing: #"{"properties": {"price": {"type": "number"}}}"#))
        #expect(try check(#"{"price": 1}"#, named: "tea.json", against: schema).isEmpty)
        #expect(
            try check(#"{"price": "1"}"#, named: "tea.json", against: schema) == [
                """
                tea.json:1:11: error: expected a number, found the string "1" at /price
                    {"price": "1"}
                              ^
                """
            ])
    }
}
