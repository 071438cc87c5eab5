internal import Bricolage
internal import BricolageSchema
internal import BricolageValidation
internal import Foundation

/// A schema and the documents that are validated by it, from a folder that `compare validate` has made.
///
///     set   schema.json             the schema
///           others/NAME.json        schemas that it refers to, by the last part of the address
///           addresses               the schemas that are referenced by an absolute address: ADDRESS NAME.json
///           documents/NNNN.json     the documents
///
/// Everything is read and parsed in advance, and compiled unless compiling is measured.
public struct SchemaSet {
    /// An operation on the set.
    public enum Operation: String, CaseIterable, Sendable {
        /// Compiles the parsed schema.
        case compile
        /// Validates every parsed document.
        case validate
        /// Parses every document from its bytes and validates it.
        case read
    }

    private let loader: Loader
    private let addressed: [SchemaSource]
    private let schema: SchemaSource
    private let documents: [[UInt8]]

    /// Reads a set.
    public init(folder: String) throws {
        func document(_ path: String) throws -> JSONDocument {
            try JSONDocument(parsing: FileBytes.read(path) ?? [])
        }
        func names(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }
        let others = try names("\(folder)/others").map { ($0, try document("\(folder)/others/\($0)")) }
        loader = Loader(documents: Dictionary(uniqueKeysWithValues: others))
        let lines = String(decoding: FileBytes.read("\(folder)/addresses") ?? [], as: UTF8.self).split(separator: "\n")
        addressed = Set(lines).sorted().compactMap { [loader] line in
            let parts = line.split(separator: " ").map(String.init)
            return loader.documents[parts[1]].map { SchemaSource(identifier: parts[0], document: $0) }
        }
        schema = SchemaSource(identifier: "schema.json", document: try document("\(folder)/schema.json"))
        documents = names("\(folder)/documents").map { FileBytes.read("\(folder)/documents/\($0)") ?? [] }
    }

    /// Prepares an operation.
    public func workload(_ operation: Operation) throws -> Workload {
        let bytes = documents.reduce(0) { $0 + $1.count }
        switch operation {
        case .compile:
            return Workload(bytes: schema.document.source.count) { try compiled() }
        case .validate:
            let schema = try compiled()
            let parsed = try documents.map { try JSONDocument(parsing: $0) }
            return Workload(bytes: bytes) {
                var count = 0
                for document in parsed where schema.isValid(document) { count += 1 }
                return count
            }
        case .read:
            let schema = try compiled()
            var parser = Kernel.parser
            return Workload(bytes: bytes) {
                var count = 0
                for document in documents where schema.isValid(try parser.parse(document)) { count += 1 }
                return count
            }
        }
    }

    /// A character for each document, whether it is valid; comparing the speed requires the same verdicts.
    public func verdicts() throws -> String {
        let schema = try compiled()
        return String(try documents.map { schema.isValid(try JSONDocument(parsing: $0)) ? "1" : "0" })
    }

    private func compiled() throws -> CompiledSchema {
        var registry = SchemaRegistry(loader: loader)
        for source in addressed { registry.add(source) }
        let root = registry.add(schema)
        return try CompiledSchema(root, registry: registry)
    }

    /// Finds schemas by the last part of their addresses.
    private struct Loader: SchemaLoader {
        let documents: [String: JSONDocument]

        func load(_ reference: String, relativeTo source: SchemaSource) -> SchemaSource? {
            let last = reference.split(separator: "/").last.map(String.init) ?? ""
            let name = last.hasSuffix(".json") ? last : last + ".json"
            return documents[name].map { SchemaSource(identifier: name, document: $0) }
        }
    }
}
