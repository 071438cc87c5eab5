internal import BricolageCore
internal import BricolageSchema

/// The schemas of the members of an object that are not named.
///
///     patternProperties     {"^x-": A, "^/": B}     groups   ^x- A, ^/ B
///     additionalProperties  C                       others   C
struct RestSchemas {
    /// The schemas of the members whose keys match a pattern.
    struct Group {
        /// The pattern; nil if it is not plain.
        var pattern: KeyPattern?
        var text: String
        var parts: [SchemaPart]
    }

    var groups: [Group] = []
    /// The schemas of all other members.
    var others: [SchemaPart] = []
    /// Whether the schemas restrict all other members: there are none, or a schema describes them.
    var isBounded = false
    /// Whether there are no other members.
    var isClosed = false
}

extension TypeGraphBuilder {
    /// The schemas of `patternProperties`, each with its pattern.
    func patternSchemas(of parts: [SchemaPart]) -> [(pattern: String, part: SchemaPart)] {
        parts.flatMap { part in
            part.schema.namedSchemas(in: "patternProperties").map { ($0.name, part.part($0.schema)) }
        }
    }

    /// The schemas of the members of an object that are not named.
    mutating func restSchemas(of parts: [SchemaPart], beside keys: Set<ExactKey>) -> RestSchemas {
        var result = RestSchemas()
        for part in parts { result.add(additionalPropertiesOf: part, beside: keys) }
        if !result.isClosed { result.isClosed = closesUnevaluated(parts, keys: keys) }
        for (text, part) in patternSchemas(of: parts) {
            let pattern = KeyPattern(text, beside: keys)
            switch pattern {
            case .everything:
                result.others.append(part)
                result.isBounded = true
            case .keys: break
            default:
                if let position = result.groups.firstIndex(where: { $0.text == text }) {
                    result.groups[position].parts.append(part)
                } else {
                    result.groups.append(RestSchemas.Group(pattern: pattern, text: text, parts: [part]))
                }
            }
        }
        return result
    }
}

extension RestSchemas {
    fileprivate mutating func add(additionalPropertiesOf part: SchemaPart, beside keys: Set<ExactKey>) {
        guard let schema = part.schema.schema(in: "additionalProperties") else { return }
        // If a pattern matches every member, none is left.
        let patterns = part.schema.namedSchemas(in: "patternProperties")
        if patterns.contains(where: { KeyPattern($0.name, beside: keys) == .everything }) { return }
        // Members that a loose part excludes from some objects may be in others.
        let isFalse = schema.refusesEverything
        if isFalse, !part.isLoose { isClosed = true }
        if schema.boolean == nil, !isFalse { others.append(part.part(schema)) }
        if schema.boolean != true, !part.isLoose { isBounded = true }
    }
}
