/// What compiling and evaluating schemas depends on beside the schemas.
public struct ValidationOptions: Sendable {
    /// Whether `format` is asserted; nil leaves it to the dialect: drafts 3 to 7 and v1 assert, 2019-09 and 2020-12
    /// only describe.
    public var assertsFormats: Bool?
    /// Whether `contentEncoding` and `contentMediaType` are asserted (base64 and JSON).
    public var assertsContent = false
    /// How many schemas and values may be nested within each other at most; less where the stack of the thread ends
    /// before.
    public var maximumDepth = 2_000
    /// Keywords of one's own by name.
    public var customKeywords: [String: any CustomKeyword] = [:]
    /// The addresses of vocabularies of one's own, whose keywords are `customKeywords`.
    ///
    /// A schema whose metaschema demands a vocabulary that nobody knows is refused (Core 8.1.2).
    public var customVocabularies: Set<String> = []
    /// Formats of one's own by name, or others for those that are known.
    public var customFormats: [String: @Sendable (String) -> Bool] = [:]

    /// How many verdicts of schemas that others refer to one evaluation keeps.
    package var keptVerdicts = VerdictMemory.usualLimit

    /// Creates the default options.
    public init() {}

    /// The format of a name; nil where nothing is known of it.
    func format(_ name: String, in dialect: Dialect) -> StringFormat? {
        guard let custom = customFormats[name] else { return .named(name, in: dialect.base) }
        return StringFormat(name) { cursor in custom(String(decoding: cursor.rest, as: UTF8.self)) }
    }
}
