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
    /// Whether the keywords mean what they mean in the dialect that the schema says it has.
    ///
    /// A metaschema of one's own can be of another dialect, and can leave keywords out.
    package let areThoseOfDialect: Bool

    /// The rules for a schema, whose metaschema is resolved where it is not a published one.
    package init(of schema: JSONSchema, in registry: inout SchemaRegistry) {
        let metaschema = schema.metaschema
        let isPublished = metaschema.map { SchemaDialect(identifier: $0) != nil } ?? true
        allowsNullable = schema.dialect == .draft4 && metaschema == nil
        guard !isPublished, let own = registry.metaschema(of: schema) else {
            base = schema.dialect
            vocabularies = Self.allVocabularies
            assertsFormats = Dialect.assertsFormats(base)
            (hasContent, areThoseOfDialect) = (true, true)
            return
        }
        base = own.dialect
        if base >= .draft2019, let addresses = own["$vocabulary"]?.members.map(\.key) {
            (vocabularies, assertsFormats) = Dialect.vocabularies(of: addresses)
        } else {
            (vocabularies, assertsFormats) = (Self.allVocabularies, Dialect.assertsFormats(base))
        }
        hasContent = vocabularies.contains(.content)
        areThoseOfDialect = base == schema.dialect && vocabularies.isSuperset(of: [.applicator, .validation])
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

extension SchemaRegistry {
    /// The metaschema that a schema names; nil where it cannot be found.
    fileprivate mutating func metaschema(of schema: JSONSchema) -> JSONSchema? {
        schema.metaschema.flatMap { try? resolve($0, from: schema) }
    }
}
