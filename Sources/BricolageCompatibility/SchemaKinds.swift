internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema
internal import BricolageValidation

/// The kinds of values that schemas accept, at most.
///
///     {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/list"}]}      string, array
///
/// Each schema is examined once; beyond a few levels of choices and references any kind counts as accepted.
struct SchemaKinds {
    private var known: [JSONSchema: Set<String>] = [:]
    private var unquestioned: [KnownValue.Choice: [String: [JSONSchema]]] = [:]

    /// The number of levels that are examined.
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
        // A reference that leads back here adds nothing.
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

// Of `oneOf` exactly one branch holds.
//
//     {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}      a string is valid by both, thus not valid

extension SchemaKinds {
    /// The kinds of values that are valid by a branch of `oneOf` and by no other one, at most.
    mutating func kinds(
        leftTo branch: JSONSchema, of choice: KnownValue.Choice, _ text: ComparedText
    ) -> Set<String> {
        let accepted = unquestioned[choice] ?? Self.unquestioned(choice, text)
        unquestioned[choice] = accepted
        return KnownValue.allKinds.filter { accepted[$0, default: []].allSatisfy { $0 == branch } }
    }

    /// For each kind, the first two branches that accept all of its values; if there are two, no branch accepts alone.
    private static func unquestioned(_ choice: KnownValue.Choice, _ text: ComparedText) -> [String: [JSONSchema]] {
        var accepted: [String: [JSONSchema]] = [:]
        for branch in choice.schema.activeSchemas(in: choice.keyword) ?? [] {
            for kind in unquestionedKinds(of: branch, text) where accepted[kind, default: []].count < 2 {
                accepted[kind, default: []].append(branch)
            }
        }
        return accepted
    }

    /// The kinds of which a schema certainly accepts all values: no keyword except `type` restricts these.
    private static func unquestionedKinds(of schema: JSONSchema, _ text: ComparedText) -> Set<String> {
        guard schema.node.kind == .object else { return schema.boolean == true ? KnownValue.allKinds : [] }
        var kinds = KnownValue.allKinds
        for (name, _) in schema.node.members where text.isAsked(name) {
            // What custom keywords require is unknown.
            guard let keyword = SchemaKeyword(name), !text.customKeywords.contains(name) else { return [] }
            if let kind = keyword.kind {
                kinds.subtract(KnownValue.kinds(named: [kind.rawValue]))
            } else if name == "type", let names = schema.activeTypeNames {
                kinds.formIntersection(KnownValue.kinds(named: names))
                if schema.tellsIntegersByText { kinds.remove("integer") }
            } else {
                return []
            }
        }
        return kinds
    }
}
