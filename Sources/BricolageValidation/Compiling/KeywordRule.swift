internal import BricolageCore
internal import BricolageSchema

/// What some keywords that belong together mean: how they become instructions.
///
/// Each stands in the file of its keywords, beside the function that performs the instructions and the words for what
/// breaks them. `KeywordRule.all` lists them.
struct KeywordRule: Sendable {
    /// The keywords of which at least one must be there.
    let keywords: [String]
    /// The vocabulary that they belong to since 2019-09.
    let vocabulary: Vocabulary
    /// The dialects in which they mean this.
    let dialects: ClosedRange<SchemaDialect>
    /// Adds what a schema says by them.
    let compile: @Sendable (inout BlockBuilder) -> Void

    init(
        _ keywords: String..., in vocabulary: Vocabulary, of dialects: ClosedRange<SchemaDialect> = .draft3 ... .v1,
        compile: @escaping @Sendable (inout BlockBuilder) -> Void
    ) {
        self.keywords = keywords
        self.vocabulary = vocabulary
        self.dialects = dialects
        self.compile = compile
    }
}

/// A named group of keywords (2019-09 and later), by the last part of its address.
enum Vocabulary: String, Sendable, Hashable, CaseIterable {
    case core
    case applicator
    case unevaluated
    case validation
    case format
    case content
    case annotation = "meta-data"
}
