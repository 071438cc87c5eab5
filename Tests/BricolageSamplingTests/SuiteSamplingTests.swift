import Bricolage
import BricolageSampling
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// The schemas of the public test suite: those that accept one of its documents have samples.
@Suite struct SuiteSamplingTests {
    private static let dialects: [(folder: String, dialect: SchemaDialect)] = [
        ("draft3", .draft3), ("draft4", .draft4), ("draft6", .draft6), ("draft7", .draft7),
        ("draft2019-09", .draft2019), ("draft2020-12", .draft2020),
    ]

    private static let isThere = Suites.has("json-schema-test-suite/tests")

    @Test(.enabled(if: isThere, Suites.hint), arguments: SuiteSamplingTests.dialects)
    func schemasThatAcceptSomethingHaveSamples(folder: String, dialect: SchemaDialect) throws {
        var found = 0
        var missing: [String] = []
        for file in Suites.files(in: "json-schema-test-suite/tests/\(folder)") {
            let groups = try JSONDocument(parsing: Suites.bytes(file)).root
            for group in groups.elements {
                let isSatisfiable = group["tests"]?.elements.contains { $0["valid"]?.bool == true } == true
                guard isSatisfiable, let schema = group["schema"]?.json else { continue }
                var registry = SchemaRegistry(dialect: dialect)
                let source = SchemaSource(document: try JSONDocument(schema))
                let root = registry.add(source, dialect: dialect)
                var options = SamplingOptions()
                options.validation = ValidationOptions()
                // Schemas that refer to other documents of the suite are skipped.
                guard let sampler = try? SchemaSampler(root, registry: registry, options: options) else { continue }
                let samples = Array(sampler.samples(seed: 1).prefix(3))
                if samples.count == 3 {
                    found += 1
                } else {
                    missing.append("\(file.lastPathComponent): \(group["description"]?.string ?? "")")
                }
            }
        }
        #expect(found >= 98)
        #expect(missing.count * 50 <= found, "\(found) found, missing: \(missing.joined(separator: "\n"))")
    }
}
