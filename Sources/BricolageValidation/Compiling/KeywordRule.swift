internal import BricolageSchema

/// What some keywords that belong together mean: how they become instructions.
///
/// Each stands in the file of its keywords, beside the function that performs the instructions and the words for what
/// breaks them. `KeywordRule.all` lists them.
struct KeywordRule: Sendable {
    /// The keywords of which at least one must be there.
    let keywords: [String]
    /// The vocabulary that they belong to since 2019-09.
    private let vocabulary: Vocabulary
    /// The keywords that the rule reads as well and that belong to another vocabulary.
    private let borrowed: [String: Vocabulary]
    /// The dialects in which they mean this.
    let dialects: ClosedRange<SchemaDialect>
    /// Adds what a schema says by them.
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

    /// The keywords that mean nothing where only some vocabularies are there.
    func silentKeywords(without isKnown: (Vocabulary) -> Bool) -> [String] {
        (keywords + borrowed.keys).filter { !isKnown(borrowed[$0] ?? vocabulary) }
    }
}
