internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A name that two schemas of a file have: `{"$defs": {"a": {"$anchor": "x"}, "b": {"$anchor": "x"}}}`.
    ///
    /// It is undefined which of them a reference means (Core 8.2.2).
    static let repeatedIdentifier = LintRule(
        "repeated-identifier", .warning, "Two schemas of a file have the same address or anchor.",
        .file { file, findings in
            var places: [ExactKey: Int] = [:]
            for schema in file.schemas.sorted(by: { $0.node.index < $1.node.index }) {
                for (name, value) in schema.identifiers {
                    let first = places[ExactKey(name)] ?? schema.node.index
                    places[ExactKey(name)] = first
                    if first == schema.node.index { continue }
                    // The identifier is shown as written, since the address of a local file means nothing to others.
                    findings.add(value, "another schema of this file is called \"\(value.string ?? "")\" already")
                }
            }
        })
}

extension JSONSchema {
    /// The addresses that the schema can be referred to by, as far as it claims them itself.
    fileprivate var identifiers: [(name: String, value: JSONDocument.Node)] {
        var found: [(name: String, value: JSONDocument.Node)] = []
        if let identifier = active(dialect.identifierKeyword), identifier.string != nil {
            // An empty fragment is the whole resource.
            let whole = base.fragment?.isEmpty == true ? base.withoutFragment : base
            found.append((whole.description, identifier))
        }
        for keyword in ["$anchor", "$dynamicAnchor"] {
            guard let anchor = active(keyword), let text = anchor.string else { continue }
            found.append(("\(base.withoutFragment)#\(text)", anchor))
        }
        return found
    }
}
