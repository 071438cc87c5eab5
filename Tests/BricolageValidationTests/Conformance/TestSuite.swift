import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport

/// The public test suite of JSON Schema, as the tests of this folder read it.
enum TestSuite {
    static let folder = "json-schema-test-suite"

    /// The dialects that have a folder of their own.
    static let dialects: [(folder: String, dialect: SchemaDialect)] = [
        ("draft3", .draft3), ("draft4", .draft4), ("draft6", .draft6), ("draft7", .draft7),
        ("draft2019-09", .draft2019), ("draft2020-12", .draft2020), ("v1", .v1),
    ]

    static func document(_ file: URL) throws -> JSONDocument { try JSONDocument(parsing: Suites.bytes(file)) }

    /// The files of a folder and of the folders inside it, sorted by path.
    static func files(below path: String) -> [URL] {
        guard let root = Suites.locate(folder + "/" + path),
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return [] }
        return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    /// A registry with the documents that the suite expects at `http://localhost:1234`.
    ///
    /// Documents of other dialects name theirs. Those of drafts 3 and 4 do not, and would not be understood in other
    /// dialects, so these registries omit them.
    static func registry(_ dialect: SchemaDialect) throws -> SchemaRegistry {
        var registry = SchemaRegistry(dialect: dialect)
        guard let root = Suites.locate(folder + "/remotes") else { return registry }
        for file in files(below: "remotes") {
            let path = String(file.path.dropFirst(root.path.count + 1))
            let own = dialects.first { path.hasPrefix($0.folder + "/") }?.dialect
            if let own, own != dialect, own < .draft6 { continue }
            let source = SchemaSource(identifier: "http://localhost:1234/" + path, document: try document(file))
            registry.add(source, dialect: own ?? dialect)
        }
        return registry
    }
}
