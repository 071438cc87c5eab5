internal import BricolageCore
internal import BricolageSchema

/// The custom metaschema that a schema names, as far as it changes the meaning of keywords.
///
///     {"$schema": "https://example.com/mine", …}      mine:  {"$schema": …/2020-12/schema, "$vocabulary": {…}}
struct OwnMetaschema {
    let schema: JSONSchema
    /// The members of `$vocabulary`, the last of equal addresses; nil without it, and before 2019-09, when the keyword
    /// had no meaning.
    let vocabularies: [(address: String, isRequired: JSONDocument.Node)]?

    /// The published version that it is made from.
    var base: SchemaDialect { schema.dialect }

    /// Nil for a schema that names no metaschema, a published one, or one that cannot be found.
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

    /// The vocabularies that it requires and that nothing defines.
    ///
    /// - Parameter custom: The vocabularies that are known besides the published ones.
    func unknownVocabularies(besides custom: Set<String>) -> [(address: String, isRequired: JSONDocument.Node)] {
        (vocabularies ?? []).filter { address, isRequired in
            isRequired.bool == true && !Vocabulary.isKnown(address) && !custom.contains(address)
        }
    }
}
