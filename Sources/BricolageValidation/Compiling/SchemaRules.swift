internal import BricolageCore
package import BricolageSchema

/// The rules by which the validator reads the keywords of a schema, for code that reads schemas without compiling them.
///
/// Schemas with the same text mean the same only under the same rules.
package struct SchemaRules: Sendable, Hashable {
    private let base: SchemaDialect
    private let vocabularies: Set<Vocabulary>
    private let allowsNullable: Bool
    /// Whether `format` is asserted, where no option says otherwise.
    package let assertsFormats: Bool
    /// Whether the content keywords have a meaning.
    package let hasContent: Bool
    /// Whether the metaschema has the dialect that the schema claims; a custom one can have another.
    private let isOfDialect: Bool

    /// The rules for a schema, whose metaschema is resolved where it is not a published one.
    package init(of schema: JSONSchema, in registry: inout SchemaRegistry) {
        allowsNullable = schema.dialect == .draft4 && schema.metaschema == nil
        let own = OwnMetaschema(of: schema, in: &registry)
        base = own?.base ?? schema.dialect
        isOfDialect = base == schema.dialect
        if let addresses = own?.vocabularies?.map(\.address) {
            (vocabularies, assertsFormats) = Dialect.vocabularies(of: addresses)
        } else {
            (vocabularies, assertsFormats) = (Self.allVocabularies, Dialect.assertsFormats(base))
        }
        hasContent = vocabularies.contains(.content)
    }

    /// The addresses of the vocabularies that the metaschema of a schema requires and the validator does not know.
    package static func unknownVocabularies(of schema: JSONSchema, in registry: inout SchemaRegistry) -> [String] {
        OwnMetaschema(of: schema, in: &registry)?.unknownVocabularies(besides: []).map(\.address) ?? []
    }

    /// Whether all keywords of a schema with these rules have the meaning that they have in the dialect that it claims.
    ///
    /// A custom metaschema can leave keywords out.
    package func areThoseOfDialect(for schema: JSONSchema) -> Bool {
        if !isOfDialect { return false }
        if vocabularies.isSuperset(of: [.applicator, .validation]) { return true }
        let silent = Dialect.silentKeywords(of: base, with: vocabularies)
        return !schema.node.members.contains { silent.contains($0.key) }
    }

    /// The keywords that mean nothing because a custom metaschema leaves them out.
    package var silentKeywords: Set<String> {
        vocabularies.isSuperset(of: Self.allVocabularies) ? [] : Dialect.silentKeywords(of: base, with: vocabularies)
    }

    private static let allVocabularies = Set(Vocabulary.allCases)

    /// Whether a value that has a format under other rules also has the format of the same name under these rules.
    package func format(_ name: String, followsBy other: SchemaRules, _ options: ValidationOptions) -> Bool {
        let own = StringFormat.named(name, in: base)
        let isCustom = options.customFormats[name] != nil
        // An unknown name requires nothing.
        if own == nil, !isCustom { return true }
        guard options.assertsFormats ?? other.assertsFormats else { return false }
        // In draft 3 some names mean another format.
        return isCustom || own?.dialects.contains(other.base) == true
    }
}
