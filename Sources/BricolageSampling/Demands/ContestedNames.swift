internal import BricolageCore
internal import BricolageSchema

/// The names of members whose presence decides whether a negated schema, one of several, or a condition holds.
///
///     {"oneOf": [{"required": ["a"]}, {"properties": {"b": …}}], "dependencies": {"c": ["d"]}}      a b c d
struct ContestedNames {
    private(set) var names: Set<ExactKey> = []

    private static let choices = ["oneOf", "anyOf", "not", "if", "then", "else", "disallow"]
    private static let dependencies = ["dependencies", "dependentSchemas", "dependentRequired", "propertyDependencies"]

    init(of schema: JSONSchema, targets: (JSONSchema) -> [JSONSchema], members: (JSONSchema) -> MemberSchemas) {
        var pending = Self.parts(of: schema, &names)
        var known: Set<JSONSchema> = []
        while let part = pending.popLast() {
            guard known.insert(part).inserted, part.node.kind == .object else { continue }
            let described = members(part)
            names.formUnion(described.required.map(ExactKey.init))
            names.formUnion(described.names.map(ExactKey.init))
            pending += targets(part) + (part.activeSchemas(in: "allOf") ?? []) + Self.parts(of: part, &names)
        }
    }

    /// The schemas inside a schema that may or may not hold for the same object.
    private static func parts(of schema: JSONSchema, _ names: inout Set<ExactKey>) -> [JSONSchema] {
        var parts = choices.flatMap { schema.activeSchemas(in: $0) ?? schema.activeSchema(in: $0).map { [$0] } ?? [] }
        for keyword in dependencies {
            guard let members = schema.active(keyword)?.members else { continue }
            for (name, value) in members {
                names.insert(ExactKey(name))
                let others = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
                names.formUnion(others.map(ExactKey.init))
                if value.kind == .object { parts.append(schema.subschema(value)) }
            }
        }
        return parts
    }
}
