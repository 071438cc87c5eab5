internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension TypeGraphBuilder {
    /// Takes out schemas that only repeat what the one reference beside them says anyhow, so that the type is the one
    /// that is referred to and no copy of it.
    ///
    ///     {"type": "object", "oneOf": [{"$ref": "#/$defs/Circle"}, {"$ref": "#/$defs/Square"}]}
    ///
    /// Each branch is described by its reference and by `"type": "object"`, which a circle has to be as well.
    mutating func withoutRepetitions(_ parts: [SchemaPart]) -> [SchemaPart] {
        let references = parts.filter { $0.isReference && !$0.isLoose }
        guard parts.count > 1, references.count == 1, let reference = references.first else { return parts }
        let referred = expanded([reference]).parts.filter { !$0.isLoose }
        let kinds = isTyped(referred) ? self.kinds(of: referred) ?? .all : .all
        let required = referred.reduce(into: Set<ExactKey>()) { $0.formUnion($1.schema.required.map(ExactKey.init)) }
        return parts.filter { part in
            part == reference || !part.saysOnlyKindsAndRequired
                || !ValueKinds(typeNames: part.schema.typeNames ?? ["any"]).isSuperset(of: kinds)
                || !required.isSuperset(of: part.schema.required.map(ExactKey.init))
        }
    }
}

extension SchemaPart {
    /// Whether all that the schema says of values is of which kinds they are and which members they have.
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
    /// Whether another schema of the same file says the same in the same words.
    func isWritten(like other: JSONSchema) -> Bool {
        source.identifier == other.source.identifier && node.json == other.node.json
    }
}
