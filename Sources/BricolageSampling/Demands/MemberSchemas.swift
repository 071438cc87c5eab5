internal import BricolageCore
internal import BricolageSchema

/// What a schema says of the members of an object, determined once: schemas with hundreds of properties are needed
/// again at each level.
struct MemberSchemas {
    /// The names of the properties, in the order of the text.
    let names: [String]
    /// The patterns of names, with their schemas.
    let patterns: [(name: String, schema: JSONSchema)]
    /// The schema of all other members.
    let rest: JSONSchema?
    /// The names that must be there.
    let required: [String]
    /// What is required because certain members are present.
    let dependencies: [MemberDependency]
    /// Whether all keywords of the dialect mean something in this schema.
    let hasAllKeywords: Bool
    /// Whether members of some names are refused.
    let isClosed: Bool
    private let properties: [ExactKey: JSONSchema]
    private let namePatterns: NamePatterns

    /// - Parameter silent: The keywords that mean nothing here because a custom metaschema leaves them out.
    init(of schema: JSONSchema, silent: Set<String>) {
        func schemas(_ keyword: String) -> [(name: String, schema: JSONSchema)] {
            silent.contains(keyword) ? [] : schema.activeNamedSchemas(in: keyword)
        }
        let named = schemas("properties")
        names = named.map(\.name)
        patterns = schemas("patternProperties")
        rest = silent.contains("additionalProperties") ? nil : schema.activeSchema(in: "additionalProperties")
        required = silent.contains("required") ? [] : schema.requiredNames
        dependencies = schema.memberDependencies(silent: silent)
        hasAllKeywords = silent.isEmpty
        isClosed =
            rest?.boolean == false || patterns.contains { $0.schema.boolean == false }
            || named.contains { $0.schema.boolean == false }
        properties = Dictionary(named.map { (ExactKey($0.name), $0.schema) }) { $1 }
        namePatterns = NamePatterns(patterns.map(\.name))
    }

    /// The schema of a property.
    func property(_ name: String) -> JSONSchema? { properties[ExactKey(name)] }

    /// Whether the schema says something of members whose names it does not list.
    var isOpen: Bool { rest != nil || !patterns.isEmpty }

    /// The schemas of a member; `occurs` decides which patterns its name matches.
    func schemas(of name: String, occurs: (String) -> Bool) -> [JSONSchema] {
        var schemas = property(name).map { [$0] } ?? []
        for place in namePatterns.possible(for: name) where occurs(patterns[place].name) {
            schemas.append(patterns[place].schema)
        }
        if schemas.isEmpty, let rest { schemas.append(rest) }
        return schemas
    }
}
