internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// Collects the diagnostics of schemas, and finds their places once all are known.
///
///     visit(schema) ──▶ order ───────────── what its keywords lose ──┐
///                                                                    ├─▶ finished(): by file and place
///     add(…, at: node) ──▶ entries: file ──▶ message and node ───────┘
struct DiagnosticCollector {
    private struct Entry: Hashable {
        var severity: Diagnostic.Severity
        var cause: Diagnostic.Cause
        var keyword: String?
        var message: String
        var node: Int

        /// The sort key: no two entries of a file have the same, so the order is the same in every run.
        var order: (Int, String, String, String, String) {
            (node, message, keyword ?? "", cause.rawValue, severity.rawValue)
        }
    }

    private var visited: Set<JSONSchema> = []
    private var order: [JSONSchema] = []
    private var settled: Set<JSONSchema> = []
    private var checked: Set<KeywordConstraint.Use> = []
    private var unchecked: Set<KeywordConstraint.Use> = []
    private var texts: [KeywordConstraint.Use: TypedFormat] = [:]
    /// What to report about keywords unless it turns out that reading checks them.
    private var doubts: [(use: KeywordConstraint.Use, severity: Diagnostic.Severity, message: String)] = []
    private var entries: [String: Set<Entry>] = [:]
    private var sources: [String: SchemaSource] = [:]

    /// Remembers that a schema has become part of a type, so that `finished` examines its keywords.
    mutating func visit(_ schema: JSONSchema) {
        if visited.insert(schema).inserted { order.append(schema) }
    }

    /// Remembers that a type expresses what follows from the conditions of a schema.
    mutating func settle(_ schema: JSONSchema) { settled.insert(schema) }

    /// Remembers that reading checks keywords, so that no diagnostic says that the type does not.
    mutating func check(_ keywords: Set<KeywordConstraint.Use>) { checked.formUnion(keywords) }

    /// Remembers that reading does not check a keyword for some of the values, even if it does for others.
    mutating func leaveUnchecked(_ keyword: KeywordConstraint.Use) { unchecked.insert(keyword) }

    private func isChecked(_ keyword: KeywordConstraint.Use) -> Bool {
        checked.contains(keyword) && !unchecked.contains(keyword)
    }

    /// Remembers that a string has the type of its format.
    mutating func note(_ use: KeywordConstraint.Use, as format: TypedFormat) { texts[use] = format }

    /// Remembers that types check the formats of strings, except formats whose strings became plain after all.
    mutating func checkFormats(besides plain: Set<TypedFormat>) {
        for (use, format) in texts where format.isExact && !plain.contains(format) { checked.insert(use) }
    }

    /// Remembers a choice that no type expresses, to report it unless it is checked.
    mutating func narrow(_ choice: KeywordConstraint.Use) {
        let message = "\(choice.keyword) narrows a type in a way that types cannot express; it is not checked"
        doubts.append((choice, .warning, message))
    }

    /// Remembers a list of values whose type has others as well, to report it unless it is checked.
    mutating func widen(_ listing: KeywordConstraint.Use) {
        let message = "\(listing.keyword) is not checked by the type, which has other values as well"
        doubts.append((listing, .note, message))
    }

    mutating func add(
        _ severity: Diagnostic.Severity, _ cause: Diagnostic.Cause, _ message: String, keyword: String? = nil,
        at node: JSONDocument.Node, in schema: JSONSchema
    ) {
        let identifier = schema.source.identifier
        sources[identifier] = schema.source
        entries[identifier, default: []].insert(
            Entry(severity: severity, cause: cause, keyword: keyword, message: message, node: node.index))
    }

    /// All diagnostics, file by file in the order of the text.
    mutating func finished() -> [Diagnostic] {
        for schema in order {
            for remark in KeywordAudit.remarks(on: schema) {
                let keyword = remark.keyword
                guard let node = schema[keyword] else { continue }
                if settled.contains(schema), ["if", "then", "else"].contains(keyword) { continue }
                if isChecked(KeywordConstraint.Use(schema: schema, keyword: keyword)) { continue }
                add(remark.severity, remark.cause, remark.message, keyword: keyword, at: node, in: schema)
            }
        }
        for (use, severity, message) in doubts where !isChecked(use) {
            guard let place = use.schema[use.keyword] else { continue }
            add(severity, .uncheckedRule, message, keyword: use.keyword, at: place, in: use.schema)
        }
        var result: [Diagnostic] = []
        for identifier in entries.keys.sorted() {
            guard let source = sources[identifier], let entries = entries[identifier] else { continue }
            // Users can neither change the schemas that come with the generator nor look up places in them.
            if source.path == nil, Metaschemas.contains(URIReference(identifier)) { continue }
            var places = PlaceSweep(source.document.storage)
            let sorted = entries.sorted { $0.order < $1.order }
            for entry in sorted {
                let place = places.place(of: entry.node)
                result.append(
                    Diagnostic(
                        severity: entry.severity, cause: entry.cause, keyword: entry.keyword, message: entry.message,
                        path: source.path, location: place.location, pointer: place.pointer))
            }
        }
        return result
    }
}
