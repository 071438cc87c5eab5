internal import BricolageCore
internal import BricolageSchema

/// A schema file that rules look at, with every schema in it.
///
///     schemas    [ root ][ /properties/a ][ /properties/a/items ] …      in no order that matters
struct LintedFile {
    let root: JSONSchema
    /// Resolves references; what it has loaded stays for the rules that come later.
    var registry: SchemaRegistry
    let schemas: [JSONSchema]

    init(_ root: JSONSchema, registry: SchemaRegistry) {
        self.root = root
        self.registry = registry
        var schemas: [JSONSchema] = []
        var pending = [root]
        while let schema = pending.popLast() {
            // What describes an API holds schemas and is none.
            if OpenAPIDescription(schema) == nil { schemas.append(schema) }
            // A value that is none where a schema must stand is told by its metaschema.
            pending += schema.subschemas.filter(\.node.canBeSchema)
        }
        self.schemas = schemas
    }
}
