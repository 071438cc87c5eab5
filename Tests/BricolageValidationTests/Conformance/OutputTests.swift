import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// The standard outputs, each checked by the schema that the public test suite has for it.
@Suite("outputs of the JSON-Schema-Test-Suite", .enabled(if: Suites.has(TestSuite.folder), Suites.hint))
struct OutputTests {
    @Test("every output is valid by its schema in the suite", arguments: ["draft2019-09", "draft2020-12", "v1"])
    func outputs(folder: String) throws {
        let dialect = try #require(TestSuite.dialects.first { $0.folder == folder }?.dialect)
        let form = try TestSuite.document(
            #require(Suites.locate("\(TestSuite.folder)/output-tests/\(folder)/output-schema.json")))
        var tried = 0
        for file in TestSuite.files(below: "output-tests/\(folder)/content") {
            for group in try TestSuite.document(file).root.elements {
                var registry = SchemaRegistry(dialect: dialect)
                let root = registry.add(SchemaSource(document: try JSONDocument(try #require(group["schema"]).json)))
                let schema = try CompiledSchema(root, registry: registry)
                for test in try #require(group["tests"]).elements {
                    for (name, expectation) in try #require(test["output"]).members {
                        let format = try #require(CompiledSchema.OutputFormat(rawValue: name))
                        let output = try schema.output(on: try #require(test["data"]), as: format)
                        var registry = SchemaRegistry(dialect: dialect)
                        registry.add(SchemaSource(document: form))
                        let expected = registry.add(SchemaSource(document: try JSONDocument(expectation.json)))
                        let report = try CompiledSchema(expected, registry: registry).report(
                            on: try JSONDocument(output))
                        #expect(report.isValid, "\(file.lastPathComponent): \(output)\n\(report)")
                        tried += 1
                    }
                }
            }
        }
        #expect(tried == (folder == "v1" ? 3 : 4))
    }
}
