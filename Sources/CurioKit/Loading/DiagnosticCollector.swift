internal import BricolageCore
internal import BricolageSchema

/// Collects what is to be said of a schema, and finds the places when all is said.
struct DiagnosticCollector {
    private struct Entry: Hashable {
        var severity: Diagnostic.Severity
        var message: String
        var node: Int
    }

    private var visited: Set<JSONSchema> = []
    private var order: [JSONSchema] = []
    private var entries: [String: Set<Entry>] = [:]
    private var sources: [String: SchemaSource] = [:]

    /// Remembers that a schema has become a part of some type, so that its keywords are to be looked over.
    mutating func visit(_ schema: JSONSchema) {
        if visited.insert(schema).inserted { order.append(schema) }
    }

    mutating func add(
        _ severity: Diagnostic.Severity, _ message: String, at node: JSONDocument.Node, in schema: JSONSchema
    ) {
        let identifier = schema.source.identifier
        sources[identifier] = schema.source
        entries[identifier, default: []].insert(Entry(severity: severity, message: message, node: node.index))
    }

    /// All diagnostics, file by file in the order of the text.
    mutating func finished() -> [Diagnostic] {
        for schema in order {
            for (keyword, remark) in KeywordAudit.remarks(on: schema) {
                if let node = schema[keyword] { add(remark.severity, remark.message, at: node, in: schema) }
            }
        }
        var result: [Diagnostic] = []
        for identifier in entries.keys.sorted() {
            guard let source = sources[identifier], let entries = entries[identifier] else { continue }
            let lines = LineTable(source.document)
            let sorted = entries.sorted { ($0.node, $0.message) < ($1.node, $1.message) }
            for entry in sorted {
                let node = JSONDocument.Node(storage: source.document.storage, index: entry.node)
                result.append(
                    Diagnostic(
                        severity: entry.severity, message: entry.message, path: source.path,
                        location: lines.location(of: node), pointer: node.pointer))
            }
        }
        return result
    }
}
