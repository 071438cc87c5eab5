package import BricolageCore
package import BricolageSchema

/// The kinds of values that schemas accept, at most; integers are distinguished from other numbers.
///
///     {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/list"}]}      string, array
///
/// Each schema is examined once; beyond a few levels of choices and references any kind counts as accepted.
package struct SchemaKinds {
    private var known: [JSONSchema: Set<String>] = [:]

    /// All kinds of values.
    package static let all: Set<String> = ["null", "boolean", "integer", "fraction", "string", "array", "object"]

    /// The number of levels that are examined.
    private static let mostLevels = 12

    /// Has examined no schema yet.
    package init() {}

    /// The kinds of values that a schema accepts.
    package mutating func kinds(of schema: JSONSchema, _ registry: inout SchemaRegistry) -> Set<String> {
        kinds(of: schema, Self.mostLevels, &registry)
    }

    /// The kinds of values that one of several schemas accepts.
    package mutating func kinds(ofAny schemas: [JSONSchema], _ registry: inout SchemaRegistry) -> Set<String> {
        kinds(ofAny: schemas, Self.mostLevels, &registry)
    }

    private mutating func kinds(
        ofAny schemas: [JSONSchema], _ levels: Int, _ registry: inout SchemaRegistry
    ) -> Set<String> {
        var result: Set<String> = []
        for schema in schemas where result.count < Self.all.count {
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
        else { return Self.all }
        // A reference that leads back here adds nothing.
        known[schema] = Self.all
        var result = Self.all
        if let text = schema["$ref"]?.string, let target = try? registry.resolve(text, from: schema) {
            result.formIntersection(kinds(of: target, levels - 1, &registry))
        }
        if let names = schema.activeTypeNames { result.formIntersection(Self.kinds(named: names)) }
        for list in schema.activeListedValues { result.formIntersection(list.map(Self.kind)) }
        if let negated = schema.activeSchema(in: "not"), negated.saysNothing { result = [] }
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

    /// The kinds of the names in `type`.
    package static func kinds(named names: [String]) -> Set<String> {
        Set(JSONSchema.kindNames(letInBy: names).map { $0 == "number" ? "fraction" : $0 })
    }

    /// The kind of a value.
    package static func kind(of json: JSON) -> String {
        switch json {
        case .null: "null"
        case .bool: "boolean"
        case .number(let number): number.isInteger ? "integer" : "fraction"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}

extension JSONSchema {
    /// Whether every value is valid, as far as this shows without its annotations.
    fileprivate var saysNothing: Bool { boolean == true || node.kind == .object && node.count == 0 }
}
