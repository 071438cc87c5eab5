import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// Reports in SARIF are valid by the published schema of SARIF 2.1.0, format and all.
@Suite(.enabled(if: Suites.has("schemastore"), Suites.hint)) struct SARIFSchemaTests {

    private struct Dish: Decodable { var name: String, price: Double, labels: [String: [Int]] }

    private let schema: CompiledSchema

    init() throws {
        let file = try #require(Suites.locate("schemastore/schemas/sarif-2.1.0.json"))
        var options = ValidationOptions()
        options.assertsFormats = true
        schema = try CompiledSchema(JSONDocument(parsing: Suites.bytes(file)), options: options)
    }

    @Test(arguments: [
        "[]", "7", #"[{}]"#, #"[{"name":7,"price":"x","labels":{"ä/~ ":[1,"two",3.5]}},{"nam":"a","Price":1}]"#,
        "[\n  {\"name\": \"\\u0000\", \"price\": 1e999,\n\t\"labels\": {\"\": null}}]",
    ]) func reportsOfDecodingAreValid(text: String) throws {
        let issues = JSON.decodingIssues(of: [Dish].self, in: try JSONDocument(parsing: text))
        try check(issues.formatted(.sarif))
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("a menu % \(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        do {
            _ = try JSON.Decoder().decode([Dish].self, contentsOf: path)
        } catch let error as DecodingIssues {
            try check(error.formatted(.sarif))
        }
    }

    @Test func reportsOfSyntaxAreValid() throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: "[1,\n2,,]") }
        try check(error.formatted(.sarif))
    }

    private func check(_ text: String) throws {
        let report = schema.report(on: try JSONDocument(parsing: text))
        #expect(report.isValid, "\(report)\n\(text)")
    }
}
