internal import BricolageCore
internal import BricolageSchema

/// What a schema says of the members of an object, found once: objects of hundreds of properties are asked for again at
/// each of their levels.
struct MemberSchemas {
    /// The names of the properties, in the order of the text.
    let names: [String]
    /// The schemas by the patterns of names.
    let patterns: [(name: String, schema: JSONSchema)]
    /// The names that must be there.
    let required: [String]
    private let properties: [ExactKey: JSONSchema]

    init(of schema: JSONSchema) {
        let named = schema.namedSchemas(in: "properties")
        names = named.map(\.name)
        patterns = schema.namedSchemas(in: "patternProperties")
        required = schema.requiredNames
        properties = Dictionary(named.map { (ExactKey($0.name), $0.schema) }) { $1 }
    }

    /// The schema of a property.
    func property(_ name: String) -> JSONSchema? { properties[ExactKey(name)] }
}
