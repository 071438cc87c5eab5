internal import BricolageCore
internal import BricolageSchema

/// What a schema says of the members of an object, found once: objects of hundreds of properties are asked for again at
/// each of their levels.
struct MemberSchemas {
    /// The names of the properties, in the order of the text.
    let names: [String]
    /// The schemas by the patterns of names.
    let patterns: [(name: String, schema: JSONSchema)]
    /// The schema of all other members.
    let rest: JSONSchema?
    /// The names that must be there.
    let required: [String]
    private let properties: [ExactKey: JSONSchema]

    /// - Parameter silent: The keywords that mean nothing here, because a metaschema of one's own leaves them out.
    init(of schema: JSONSchema, silent: Set<String>) {
        func schemas(_ keyword: String) -> [(name: String, schema: JSONSchema)] {
            silent.contains(keyword) ? [] : schema.activeNamedSchemas(in: keyword)
        }
        let named = schemas("properties")
        names = named.map(\.name)
        patterns = schemas("patternProperties")
        rest = silent.contains("additionalProperties") ? nil : schema.activeSchema(in: "additionalProperties")
        required = silent.contains("required") ? [] : schema.requiredNames
        properties = Dictionary(named.map { (ExactKey($0.name), $0.schema) }) { $1 }
    }

    /// The schema of a property.
    func property(_ name: String) -> JSONSchema? { properties[ExactKey(name)] }
}
