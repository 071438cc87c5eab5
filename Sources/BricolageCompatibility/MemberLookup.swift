internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

/// Finds the schemas for a member by its name: from `properties`, from patterns, or else from `additionalProperties`.
///
///     {"properties": {"a": A}, "patternProperties": {"^x": X}, "additionalProperties": R}
///
///     a ──▶ A        x1 ──▶ X        b ──▶ R
///
/// One lookup serves all names, so that each pattern is compiled once; a name is tried only with patterns that begin
/// like it.
struct MemberLookup {
    /// The schema of members that neither `properties` nor a pattern names.
    let rest: JSONSchema?
    private let properties: [ExactKey: JSONSchema]
    private let patterns: [(pattern: ECMARegex?, schema: JSONSchema)]
    private let starts: NamePatterns
    private let schemasByPattern: [ExactKey: JSONSchema]

    init(of schema: JSONSchema) {
        rest = schema.activeSchema(in: "additionalProperties")
        properties = Self.byName(schema.activeNamedSchemas(in: "properties"))
        let patterns = schema.activeNamedSchemas(in: "patternProperties")
        starts = NamePatterns(patterns.map(\.name))
        schemasByPattern = Self.byName(patterns)
        self.patterns = patterns.map { (try? ECMARegex($0.name, isLenient: true), $0.schema) }
    }

    private static func byName(_ schemas: [(name: String, schema: JSONSchema)]) -> [ExactKey: JSONSchema] {
        Dictionary(schemas.map { (ExactKey($0.name), $0.schema) }) { $1 }
    }

    /// Whether the schema says anything about members that are not in `properties`.
    var isAboutOthers: Bool { rest != nil || !patterns.isEmpty }

    /// The schemas that hold for a member with this name.
    func schemas(of name: String) -> [JSONSchema] {
        var schemas = properties[ExactKey(name)].map { [$0] } ?? []
        for place in starts.possible(for: name) {
            guard let pattern = patterns[place].pattern, (try? pattern.occurs(in: name)) == true else { continue }
            schemas.append(patterns[place].schema)
        }
        return schemas.isEmpty ? rest.map { [$0] } ?? [] : schemas
    }

    /// The schema of the pattern with this text.
    func schema(ofPattern pattern: String) -> JSONSchema? { schemasByPattern[ExactKey(pattern)] }

    /// Whether no member may have this name.
    func forbids(_ name: String) -> Bool { schemas(of: name).contains { $0.boolean == false } }
}
