import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// Every verdict of the public test suite: required, optional, formats, proposals.
@Suite("JSON-Schema-Test-Suite", .enabled(if: Suites.has(TestSuite.folder), Suites.hint))
struct TestSuiteTests {
    @Test(
        "every verdict is the expected one",
        arguments: zip(
            TestSuite.dialects.map(\.folder), [557, 937, 1270, 1721, 2174, 2225, 2216]))
    func verdicts(folder: String, count: Int) throws {
        let dialect = try #require(TestSuite.dialects.first { $0.folder == folder }?.dialect)
        let registry = try TestSuite.registry(dialect)
        var tried = 0
        for file in TestSuite.files(below: "tests/" + folder) {
            var options = ValidationOptions()
            // The files of formats require that formats are asserted, one file of v1 that they are not, and one of
            // draft 7 that content is asserted.
            if file.path.contains("/format/") { options.assertsFormats = true }
            if file.path.hasSuffix("/format-annotation.json") { options.assertsFormats = false }
            if file.path.hasSuffix("/optional/content.json") { options.assertsContent = true }
            for group in try TestSuite.document(file).root.elements {
                tried += try verdicts(of: group, registry, options, file.lastPathComponent)
            }
        }
        #expect(tried == count)
    }

    /// Compares the verdicts of one schema, on documents in place and on values, and those of the report.
    private func verdicts(
        of group: JSONDocument.Node, _ registry: SchemaRegistry, _ options: ValidationOptions, _ file: String
    ) throws -> Int {
        var registry = registry
        let name = "\(file): \(group["description"]?.string ?? "")"
        let source = SchemaSource(
            identifier: "urn:test", document: try JSONDocument(try #require(group["schema"]).json))
        let root = registry.add(source)
        let schema: CompiledSchema
        do {
            schema = try CompiledSchema(root, registry: registry, options: options)
        } catch {
            Issue.record("\(name): \(error)")
            return 0
        }
        let tests = Array(try #require(group["tests"]).elements)
        for test in tests {
            let data = try #require(test["data"])
            let expected = test["valid"]?.bool
            let comment = Comment(rawValue: "\(name): \(test["description"]?.string ?? "")")
            #expect(schema.isValid(data) == expected, comment)
            #expect(schema.isValid(data.json) == expected, comment)
            let report = schema.report(on: data)
            #expect(report.isValid == expected, comment)
            #expect(report.issues.isEmpty == expected, comment)
        }
        return tests.count
    }
}
