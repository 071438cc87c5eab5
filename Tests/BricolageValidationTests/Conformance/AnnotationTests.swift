import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// The annotations that the public test suite expects for each value.
@Suite("annotations of the JSON-Schema-Test-Suite", .enabled(if: Suites.has(TestSuite.folder), Suites.hint))
struct AnnotationTests {
    @Test("every expected annotation is in the output", arguments: TestSuite.dialects.map(\.folder))
    func assertions(folder: String) throws {
        let dialect = try #require(TestSuite.dialects.first { $0.folder == folder }?.dialect)
        var tried = 0
        for file in TestSuite.files(below: "annotations/tests") {
            for group in try #require(try TestSuite.document(file).root["suite"]).elements
            where isCompatible(group["compatibility"]?.string, dialect) {
                tried += try assertions(of: group, dialect, file.lastPathComponent)
            }
        }
        if dialect == .draft2020 { #expect(tried == 84) }
        #expect(tried > 0)
    }

    /// The release of a dialect, as the suite counts them.
    private func release(_ dialect: SchemaDialect) -> Int {
        switch dialect {
        case .draft3: 3
        case .draft4: 4
        case .draft6: 6
        case .draft7: 7
        case .draft2019: 2019
        case .draft2020: 2020
        case .v1: 9999
        }
    }

    private func isCompatible(_ text: String?, _ dialect: SchemaDialect) -> Bool {
        (text ?? "").split(separator: ",").allSatisfy { condition in
            let release = release(dialect)
            if let exact = Int(condition.drop { $0 == "=" }), condition.hasPrefix("=") { return release == exact }
            if condition.hasPrefix("<="), let latest = Int(condition.dropFirst(2)) { return release <= latest }
            return Int(condition).map { release >= $0 } ?? true
        }
    }

    private func assertions(of group: JSONDocument.Node, _ dialect: SchemaDialect, _ file: String) throws -> Int {
        var registry = SchemaRegistry(dialect: dialect)
        for (address, schema) in group["externalSchemas"]?.members.map({ ($0.key, $0.value) }) ?? [] {
            registry.add(SchemaSource(identifier: address, document: try JSONDocument(schema.json)))
        }
        let root = registry.add(
            SchemaSource(identifier: "urn:test", document: try JSONDocument(try #require(group["schema"]).json)))
        let places = places(of: root)
        let schema = try CompiledSchema(root, registry: registry)
        var count = 0
        for test in try #require(group["tests"]).elements {
            let output = try schema.output(on: try #require(test["instance"]), as: .list)
            for assertion in try #require(test["assertions"]).elements {
                let location = try #require(assertion["location"]?.string)
                let keyword = try #require(assertion["keyword"]?.string)
                var found = JSON.Object()
                for unit in output["details"]?.array ?? [] where unit["instanceLocation"]?.string == location {
                    guard let value = unit["annotations"]?[keyword] else { continue }
                    let address = try #require(unit["schemaLocation"]?.string).split(separator: "#", maxSplits: 1)
                    found["#" + (places[String(address[0])] ?? "") + (address.dropFirst().first ?? "")] = value
                }
                let comment = Comment(
                    rawValue: "\(file): \(group["description"]?.string ?? ""): \(keyword) at \(location)")
                #expect(JSON.object(found) == assertion["expected"]?.json, comment)
                count += 1
            }
        }
        return count
    }

    /// The places at which the resources of a schema begin in its document: the suite counts from the outermost one.
    private func places(of root: JSONSchema) -> [String: String] {
        var places: [String: String] = [:]
        var pending = [root]
        while let schema = pending.popLast() {
            if schema["$id"] != nil {
                places[schema.base.withoutFragment.description] = schema.node.pointer.description
            }
            pending += schema.subschemas
        }
        return places
    }
}
