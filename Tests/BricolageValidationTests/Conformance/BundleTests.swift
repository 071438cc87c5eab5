import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// Every verdict of the public test suite, by schemas bundled into one file with everything that they refer to.
@Suite("Bundles", .enabled(if: Suites.has(TestSuite.folder), Suites.hint))
struct BundleTests {
    @Test("give the verdicts of their original schemas", arguments: TestSuite.dialects.map(\.folder))
    func verdicts(folder: String) throws {
        let dialect = try #require(TestSuite.dialects.first { $0.folder == folder }?.dialect)
        let registry = try TestSuite.registry(dialect)
        var bundled = 0
        for file in TestSuite.files(below: "tests/" + folder) where !file.path.contains("/format/") {
            var options = ValidationOptions()
            if file.path.hasSuffix("/format-annotation.json") { options.assertsFormats = false }
            if file.path.hasSuffix("/optional/content.json") { options.assertsContent = true }
            for group in try TestSuite.document(file).root.elements {
                let name = "\(file.lastPathComponent): \(group["description"]?.string ?? "")"
                if try isBundled(group, registry, dialect, options, name) { bundled += 1 }
            }
        }
        #expect(bundled >= 4, "hardly anything refers to another file")
    }

    /// Compares the verdicts of the bundle of a group's schema, and returns whether the bundle includes other schemas.
    private func isBundled(
        _ group: JSONDocument.Node, _ registry: SchemaRegistry, _ dialect: SchemaDialect, _ options: ValidationOptions,
        _ name: String
    ) throws -> Bool {
        var registry = registry
        let document = try JSONDocument(try #require(group["schema"]).json)
        let root = registry.add(SchemaSource(identifier: "http://localhost:1234/of-the-test", document: document))
        let bundle: JSON
        do {
            bundle = try registry.bundle(root)
        } catch {
            Issue.record("\(name): \(error)")
            return false
        }
        // Custom metaschemas are not part of a bundle: a registry provides them.
        let needsMetaschema = root.metaschema.map { SchemaDialect(identifier: $0) == nil } ?? false
        var own = needsMetaschema ? registry : SchemaRegistry(dialect: dialect)
        let source = SchemaSource(identifier: "http://localhost:1234/of-the-bundle", document: try JSONDocument(bundle))
        let schema: CompiledSchema
        do {
            schema = try CompiledSchema(own.add(source), registry: own, options: options)
        } catch {
            Issue.record("\(name): \(error) in \(bundle)")
            return false
        }
        for test in try #require(group["tests"]).elements {
            let comment = Comment(rawValue: "\(name): \(test["description"]?.string ?? "") by \(bundle)")
            #expect(schema.isValid(try #require(test["data"])) == test["valid"]?.bool, comment)
        }
        return bundle != root.node.json
    }
}
