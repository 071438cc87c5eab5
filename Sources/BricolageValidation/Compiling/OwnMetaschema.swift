internal import BricolageCore
internal import BricolageSchema

/// The metaschema of one's own that a schema names, as far as it changes what keywords mean.
///
///     {"$schema": "https://example.com/mine", …}      mine:  {"$schema": …/2020-12/schema, "$vocabulary": {…}}
struct OwnMetaschema {
    let schema: JSONSchema
    /// What `$vocabulary` says, of equal addresses the last; nil without it, and before 2019-09, where the word meant
    /// nothing.
    let vocabularies: [(address: String, isRequired: JSONDocument.Node)]?

    /// The published version that it is made from.
    var base: SchemaDialect { schema.dialect }

    /// Nil for a schema that names a published one or none, and where what it names cannot be found.
    init?(of schema: JSONSchema, in registry: inout SchemaRegistry) {
        guard let address = schema.metaschema, SchemaDialect(identifier: address) == nil,
            let metaschema = try? registry.resolve(address, from: schema)
        else { return nil }
        self.schema = metaschema
        guard metaschema.dialect >= .draft2019, let words = metaschema["$vocabulary"] else {
            vocabularies = nil
            return
        }
        vocabularies = BlockBuilder.members(of: words).map { (address: $0.key, isRequired: $0.value) }
    }
}
