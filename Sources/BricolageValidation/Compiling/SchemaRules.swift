internal import BricolageCore
package import BricolageSchema

/// By which rules the validator reads the keywords of a schema, for those who read schemas without compiling them.
///
/// Schemas that are written alike mean the same only by the same rules.
package struct SchemaRules: Sendable, Hashable {
    private let base: SchemaDialect
    private let vocabularies: Set<Vocabulary>
    private let allowsNullable: Bool
    /// Whether `format` is asserted, where no option says otherwise.
    package let assertsFormats: Bool
    /// Whether keywords of content mean something.
    package let hasContent: Bool
    /// Whether the metaschema is of the dialect that the schema says it has; one's own can be of another.
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

    /// Whether all keywords of a schema that has these rules mean what they mean in the dialect that it says it has.
    ///
    /// A metaschema of one's own can leave keywords out.
    package func areThoseOfDialect(for schema: JSONSchema) -> Bool {
        if !isOfDialect { return false }
        if vocabularies.isSuperset(of: [.applicator, .validation]) { return true }
        let silent = Dialect.silentKeywords(of: base, with: vocabularies)
        return !schema.node.members.contains { silent.contains($0.key) }
    }

    /// The keywords that mean nothing because a metaschema of one's own leaves them out.
    package var silentKeywords: Set<String> {
        vocabularies.isSuperset(of: Self.allVocabularies) ? [] : Dialect.silentKeywords(of: base, with: vocabularies)
    }

    private static let allVocabularies = Set(Vocabulary.allCases)

    /// Whether a format of some name that these rules assert follows from one of that name by other rules.
    package func format(_ name: String, followsBy other: SchemaRules, _ options: ValidationOptions) -> Bool {
        let own = StringFormat.named(name, in: base)
        let isCustom = options.customFormats[name] != nil
        // Of a name that nobody knows nothing is asked.
        if own == nil, !isCustom { return true }
        guard options.assertsFormats ?? other.assertsFormats else { return false }
        // In draft 3 some names stand for another form.
        return isCustom || own?.dialects.contains(other.base) == true
    }
}
