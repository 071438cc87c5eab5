internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension TypeGraphBuilder {
    /// Removes schemas that only repeat what the one reference beside them says, so that the type is the referenced
    /// one, not a copy.
    ///
    ///     {"type": "object", "oneOf": [{"$ref": "#/$defs/Circle"}, {"$ref": "#/$defs/Square"}]}
    ///
    /// Each branch is described by its reference and by `"type": "object"`, which the circle demands as well.
    mutating func withoutRepetitions(_ parts: [SchemaPart]) -> [SchemaPart] {
        let parts = withoutImpliedReferences(parts)
        let references = parts.filter { $0.isReference && !$0.isLoose }
        guard parts.count > 1, references.count == 1, let reference = references.first else { return parts }
        let referred = expanded([reference]).parts.filter { !$0.isLoose }
        let kinds = isTyped(referred) ? self.kinds(of: referred) ?? .all : .all
        let required = Set(referred.flatMap(\.schema.requiredNames).map(ExactKey.init))
        return parts.filter { part in
            part == reference || !part.saysOnlyKindsAndRequired
                || !(part.schema.namedKinds ?? .all).isSuperset(of: kinds)
                || !required.isSuperset(of: part.schema.requiredNames.map(ExactKey.init))
        }
    }

    /// Removes references that demand nothing beyond another reference beside them.
    ///
    ///     base     {"properties": {"next": {"$ref": "base"}}}
    ///     derived  {"allOf": [{"$ref": "base"}, {"properties": {"next": {"$ref": "derived"}}}]}
    ///
    /// The `next` of a derived value is both a base and a derived value, thus a derived value, and needs no separate
    /// type.
    private mutating func withoutImpliedReferences(_ parts: [SchemaPart]) -> [SchemaPart] {
        let references = parts.filter { $0.isReference && !$0.isLoose && $0.tags.isEmpty }
        guard references.count > 1 else { return parts }
        let demands = references.map { Demands(expanded([$0])) }
        var holders: [SchemaPart: [Int]] = [:]
        for (number, demand) in demands.enumerated() {
            for part in demand.parts { holders[part, default: []].append(number) }
        }
        var implied: Set<SchemaPart> = []
        for (number, demand) in demands.enumerated() where implied.count < references.count - 1 {
            // A reference that demands the same also demands the part that the fewest references demand.
            let rivals = demand.parts.lazy.compactMap { holders[$0] }.min { $0.count < $1.count }
            let isImplied = (rivals ?? Array(references.indices)).contains { rival in
                rival != number && !implied.contains(references[rival]) && demands[rival].include(demand)
            }
            if isImplied { implied.insert(references[number]) }
        }
        return parts.filter { !implied.contains($0) }
    }
}

/// All that a schema demands of values, as far as types go.
private struct Demands {
    let parts: Set<SchemaPart>
    private let alternations: Set<TypeGraphBuilder.Alternation>
    private let conditions: Set<JSONSchema>

    init(_ expansion: TypeGraphBuilder.Expansion) {
        (parts, alternations) = (Set(expansion.parts), Set(expansion.alternations))
        conditions = Set(expansion.conditions)
    }

    func include(_ other: Demands) -> Bool {
        parts.isSuperset(of: other.parts) && alternations.isSuperset(of: other.alternations)
            && conditions.isSuperset(of: other.conditions)
    }
}

extension SchemaPart {
    /// Whether the schema only says of which kinds values are and which members are required.
    fileprivate var saysOnlyKindsAndRequired: Bool {
        guard !isLoose, !isNullable, tags.isEmpty, isPlain || schema.referenceCount == 0,
            ConstantChoice(schema) == nil
        else { return false }
        return !schema.node.members.contains { key, _ in
            if key == "type" || key == "required" || isPlain && Self.combining.contains(key) { return false }
            guard let keyword = SchemaKeyword(key) else { return false }
            return [.structure, .constraint, .condition].contains(keyword.purpose)
        }
    }
}

extension JSONSchema {
    /// Whether another schema of the same file has the same JSON.
    func isWritten(like other: JSONSchema) -> Bool {
        source.identifier == other.source.identifier && node.json == other.node.json
    }
}
