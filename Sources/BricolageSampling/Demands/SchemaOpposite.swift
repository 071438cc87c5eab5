internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting

/// One way for a value not to obey a schema: others that it obeys, and others that it does not obey either.
///
///     {"maxItems": 3}          obeyed   {"type": "array", "minItems": 4}
///     {"allOf": [A, B]}        refused  A        or    refused  B
///     {"anyOf": [A, B]}        refused  A and B
///     {"if": A, "else": B}     refused  A and B
///
/// The validator decides whether such a value is refused indeed, since some ways only lead to values of the right kind.
struct SchemaOpposite {
    var obeyed: [JSONSchema] = []
    var refused: [JSONSchema] = []

    /// The ways not to obey a schema, by its keywords.
    ///
    /// - Parameter targets: Finds the schemas that a schema refers to.
    static func all(of schema: JSONSchema, targets: (JSONSchema) -> [JSONSchema]) -> [SchemaOpposite] {
        targets(schema).map { SchemaOpposite(refused: [$0]) }
            + schema.node.members.flatMap { keyword, _ in ways(keyword, of: schema) }
    }

    private static func ways(_ keyword: String, of schema: JSONSchema) -> [SchemaOpposite] {
        switch keyword {
        case "allOf": return schema.activeSchemas(in: keyword)?.map { SchemaOpposite(refused: [$0]) } ?? []
        case "anyOf", "oneOf": return schema.activeSchemas(in: keyword).map { [SchemaOpposite(refused: $0)] } ?? []
        case "not": return schema.activeSchema(in: keyword).map { [SchemaOpposite(obeyed: [$0])] } ?? []
        case "if":
            guard let condition = schema.activeSchema(in: keyword) else { return [] }
            let then = schema.activeSchema(in: "then").map { SchemaOpposite(obeyed: [condition], refused: [$0]) }
            let otherwise = schema.activeSchema(in: "else").map { SchemaOpposite(refused: [condition, $0]) }
            return [then, otherwise].compactMap(\.self)
        case "dependentRequired", "dependentSchemas", "dependencies":
            return schema.memberDependencies().filter { $0.keyword == keyword }.flatMap(withoutDependents)
        default: return descriptions(of: keyword, in: schema).compactMap(Self.init)
        }
    }

    /// Objects with a member and without what it requires.
    private static func withoutDependents(_ dependency: MemberDependency) -> [SchemaOpposite] {
        let required: JSON = [.string(dependency.name.text)]
        let withoutOthers = dependency.names.map { name in
            SchemaOpposite(["type": "object", "required": required, "properties": [name: false]])
        }
        let others = dependency.schemas.map { schema in
            var opposite = SchemaOpposite(["type": "object", "required": required])
            opposite?.refused = [schema]
            return opposite
        }
        return (withoutOthers + others).compactMap(\.self)
    }

    /// - Parameter description: A schema of the latest draft, whatever the dialect of the one that is refused.
    private init?(_ description: JSON) {
        guard let document = try? JSONDocument(description) else { return nil }
        obeyed = [JSONSchema(source: SchemaSource(document: document), dialect: .draft2020)]
    }

    private init(obeyed: [JSONSchema] = [], refused: [JSONSchema] = []) {
        self.obeyed = obeyed
        self.refused = refused
    }
}
