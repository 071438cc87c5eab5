import Bricolage
import BricolageCompatibility
import TestSupport
import Testing

/// The snippet of the article on comparing schemas; its commands are run by the tests of the command.
@Suite("Comparing schemas")
struct ComparingSchemasTests {
    @Test func twoVersionsAreCompared() throws {
        // snippet
        let old = try JSONDocument(parsing: #"{"properties": {"size": {"type": "number"}}}"#)
        let new = try JSONDocument(parsing: #"{"properties": {"size": {"type": "integer"}}}"#)
        let comparison = try SchemaCompatibility(old: old, new: new)
        print(comparison.verdict)
        for change in comparison.changes {
            print("\(change.new.location): \(change.message) at \(change.pointer)")
        }
        if let refusal = comparison.refusal {
            print(refusal)
        }
        // end
        var printed = ["\(comparison.verdict)"]
        printed += comparison.changes.map { "\($0.new.location): \($0.message) at \($0.pointer)" }
        printed.append("\(try #require(comparison.refusal))")
        try PrintedText.expect(printed.joined(separator: "\n"), in: "ComparingSchemas")
    }
}
