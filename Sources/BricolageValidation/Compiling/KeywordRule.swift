internal import BricolageSchema

/// The meaning of keywords that belong together: how they become instructions.
///
/// Each rule is in the file of its keywords, next to the function that performs the instructions. `KeywordRule.all`
/// lists them.
struct KeywordRule: Sendable {
    /// The keywords of which a schema must have at least one.
    let keywords: [String]
    /// The vocabulary that they have belonged to since 2019-09.
    private let vocabulary: Vocabulary
    /// The keywords of other vocabularies that the rule also reads.
    private let borrowed: [String: Vocabulary]
    /// The dialects in which they mean this.
    let dialects: ClosedRange<SchemaDialect>
    /// Adds the instructions for the keywords of a schema.
    let compile: @Sendable (inout BlockBuilder) -> Void

    init(
        _ keywords: String..., in vocabulary: Vocabulary, reading borrowed: [String: Vocabulary] = [:],
        of dialects: ClosedRange<SchemaDialect> = .draft3 ... .v1,
        compile: @escaping @Sendable (inout BlockBuilder) -> Void
    ) {
        self.keywords = keywords
        self.vocabulary = vocabulary
        self.borrowed = borrowed
        self.dialects = dialects
        self.compile = compile
    }

    /// The keywords that mean nothing if only some vocabularies are known.
    func silentKeywords(without isKnown: (Vocabulary) -> Bool) -> [String] {
        (keywords + borrowed.keys).filter { !isKnown(borrowed[$0] ?? vocabulary) }
    }
}
