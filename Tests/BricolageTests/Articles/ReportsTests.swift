import Bricolage
import BricolageSchema
import BricolageValidation
import Testing

/// The snippets of the article on reports.
@Suite("Reports")
struct ReportsTests {
    @Test func formsOfReports() throws {
        // snippet
        let schema = try CompiledSchema(
            JSONDocument(
                parsing: """
                    {
                      "oneOf": [
                        {"title": "Circle", "properties": {"kind": {"const": "circle"}, "radius": {"type": "number"}}},
                        {"title": "Square", "properties": {"kind": {"const": "square"}, "side": {"type": "number"}}}
                      ]
                    }
                    """))
        let report = schema.report(on: try JSONDocument(parsing: #"{"kind": "circle", "radius": "5"}"#))
        print(report)
        // end
        try PrintedText.expect("\(report)", in: "Reports")
        // snippet
        print(report.formatted(.short))
        print(report.formatted(.github))
        print(report.formatted(.redacted))
        // end
        let forms = [IssueFormat.short, .github, .redacted].map { report.formatted($0) }
        try PrintedText.expect(forms.joined(separator: "\n"), in: "Reports")
    }

    @Test func standardOutputs() throws {
        // snippet
        let titled = try CompiledSchema(JSONDocument(parsing: #"{"title": "A number", "type": "number"}"#))
        let output = try titled.output(on: JSONDocument(parsing: "1"), as: .basic)
        print(output.serialized(.pretty))
        // end
        try PrintedText.expect(output.serialized(.pretty), in: "Reports")
    }
}
