internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

/// A trait by which a changed schema of a choice is recognised.
enum BranchTrait: CaseIterable {
    /// The members that can have only one value, with these values, such as `{"kind": "circle"}`.
    case tag
    case title
    case reference
    /// The names of its members.
    case names
    /// The kinds of its values.
    case kinds

    /// The value of the trait for an old schema; nil if the schema does not have the trait.
    func sign(ofOld schema: JSONSchema, _ comparison: inout SchemaComparison) -> JSON? {
        if self == .kinds { return Self.sign(of: comparison.oldKinds.kinds(of: schema, &comparison.oldRegistry)) }
        return sign(of: schema) { text, schema in try? comparison.oldRegistry.resolve(text, from: schema) }
    }

    /// The value of the trait for a new schema; nil if the schema does not have the trait.
    func sign(ofNew schema: JSONSchema, _ comparison: inout SchemaComparison) -> JSON? {
        if self == .kinds { return Self.sign(of: comparison.newKinds.kinds(of: schema, &comparison.newRegistry)) }
        return sign(of: schema) { text, schema in try? comparison.newRegistry.resolve(text, from: schema) }
    }

    private func sign(of schema: JSONSchema, _ target: (String, JSONSchema) -> JSONSchema?) -> JSON? {
        if self == .reference { return schema["$ref"]?.string.map(JSON.string) }
        var described = schema
        for _ in 0..<8 {
            guard let text = described["$ref"]?.string, let next = target(text, described) else { break }
            described = next
        }
        switch self {
        case .title: return (schema["title"] ?? described["title"])?.string.map(JSON.string)
        case .tag:
            var tags = JSON.Object()
            for (name, property) in described.activeNamedSchemas(in: "properties") {
                // Longer lists mostly contain values that the member may have in any branch.
                if let values = property.activeListedValues.first, values.count == 1 { tags[name] = values[0] }
            }
            return tags.isEmpty ? nil : .object(tags)
        case .names:
            let names = described.activeNamedSchemas(in: "properties").map(\.name).sorted()
            return names.isEmpty ? nil : .array(JSON.Array(names.map(JSON.string)))
        case .reference, .kinds: return nil
        }
    }

    private static func sign(of kinds: Set<String>) -> JSON { .array(JSON.Array(kinds.sorted().map(JSON.string))) }
}
