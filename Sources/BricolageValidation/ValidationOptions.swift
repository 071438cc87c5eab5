/// Options for compiling and evaluating schemas.
public struct ValidationOptions: Sendable {
    /// Whether `format` is asserted; nil leaves it to the dialect: drafts 3 to 7 and v1 assert it, 2019-09 and 2020-12
    /// only annotate.
    public var assertsFormats: Bool?
    /// Whether `contentEncoding` and `contentMediaType` are asserted (base64 and JSON).
    public var assertsContent = false
    /// The deepest allowed nesting of schemas and values; less if the stack of the thread is too small.
    public var maximumDepth = 2_000
    /// Custom keywords by name.
    public var customKeywords: [String: any CustomKeyword] = [:]
    /// The addresses of custom vocabularies, whose keywords are in `customKeywords`.
    ///
    /// A schema whose metaschema requires an unknown vocabulary is refused (Core 8.1.2).
    public var customVocabularies: Set<String> = []
    /// Custom formats by name, which may replace built-in ones.
    public var customFormats: [String: @Sendable (String) -> Bool] = [:]

    /// How many verdicts of schemas that others refer to one evaluation keeps.
    package var keptVerdicts = VerdictMemory.usualLimit

    /// Creates the default options.
    public init() {}

    /// The format with a name; nil if the name is unknown.
    func format(_ name: String, in dialect: Dialect) -> StringFormat? {
        guard let custom = customFormats[name] else { return .named(name, in: dialect.base) }
        return StringFormat(name) { cursor in custom(String(decoding: cursor.rest, as: UTF8.self)) }
    }
}
