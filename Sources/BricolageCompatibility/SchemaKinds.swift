internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// Of which kinds values are that schemas accept, at most.
///
///     {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/list"}]}      string, array
///
/// Each schema is looked into once; behind a few levels of choices and references any kind counts as accepted.
struct SchemaKinds {
    private var known: [JSONSchema: Set<String>] = [:]

    /// Deeper schemas are not looked into.
    private static let mostLevels = 12

    /// The kinds of values that a schema accepts.
    mutating func kinds(of schema: JSONSchema, _ registry: inout SchemaRegistry) -> Set<String> {
        kinds(of: schema, Self.mostLevels, &registry)
    }

    /// The kinds of values that one of the branches of a choice accepts.
    mutating func kinds(ofBranches choice: KnownValue.Choice, _ registry: inout SchemaRegistry) -> Set<String> {
        kinds(ofAny: choice.schema.activeSchemas(in: choice.keyword) ?? [], Self.mostLevels, &registry)
    }

    private mutating func kinds(
        ofAny schemas: [JSONSchema], _ levels: Int, _ registry: inout SchemaRegistry
    ) -> Set<String> {
        var result: Set<String> = []
        for schema in schemas where result.count < KnownValue.allKinds.count {
            result.formUnion(kinds(of: schema, levels, &registry))
        }
        return result
    }

    private mutating func kinds(
        of schema: JSONSchema, _ levels: Int, _ registry: inout SchemaRegistry
    ) -> Set<String> {
        if let known = known[schema] { return known }
        if schema.boolean == false { return [] }
        guard levels > 0, schema.node.kind == .object,
            SchemaRules(of: schema, in: &registry).areThoseOfDialect(for: schema)
        else { return KnownValue.allKinds }
        // What leads back here says nothing more of it.
        known[schema] = KnownValue.allKinds
        var result = KnownValue.allKinds
        if let text = schema["$ref"]?.string, let target = try? registry.resolve(text, from: schema) {
            result.formIntersection(kinds(of: target, levels - 1, &registry))
        }
        if let names = schema.activeTypeNames { result.formIntersection(KnownValue.kinds(named: names)) }
        for list in schema.activeListedValues { result.formIntersection(list.map(KnownValue.kind)) }
        for part in schema.activeSchemas(in: "allOf") ?? [] {
            result.formIntersection(kinds(of: part, levels - 1, &registry))
        }
        for keyword in ["anyOf", "oneOf"] {
            guard let branches = schema.activeSchemas(in: keyword), !branches.isEmpty else { continue }
            result.formIntersection(kinds(ofAny: branches, levels - 1, &registry))
        }
        known[schema] = result
        return result
    }
}
