/// How JSON text is parsed: the same options for documents, values, coders and the command line.
public struct JSONParsingOptions: Sendable, Hashable {
    /// How duplicate keys in an object are handled (RFC 8259, section 4, leaves it open).
    public enum DuplicateKeys: Sendable, Hashable, CaseIterable {
        /// The last member with the key counts; look-ups, values and decoded types see only that one.
        case lastWins
        /// The text is refused with an error at the second key.
        case reject
        /// Every member is kept, in documents and in `JSON`; a look-up returns the last one.
        case keep
    }

    /// The largest supported text, 4 GiB less one byte: offsets are stored in 32 bits.
    public static let largestSize = Int(clamping: UInt32.max)

    /// The deepest allowed nesting of arrays and objects, or nil for no limit.
    ///
    /// Documents and values have no limit by default, because the library does not recurse over them. Coders have one,
    /// because the code of the decoded types recurses.
    public var maximumDepth: Int?

    /// The most bytes that a text may have, at most `largestSize`.
    public var maximumSize: Int

    /// How duplicate keys are handled.
    public var duplicateKeys: DuplicateKeys

    /// Whether a trailing comma is allowed in an array with elements or an object with members.
    ///
    /// RFC 8259 does not allow it, but texts that people edit often contain it. `[1,]` and `{"a": 1,}` are read like
    /// `[1]` and `{"a": 1}`, while `[,]`, `[1,,]` and `{,}` are always refused. The option costs nothing for texts
    /// without such commas. A text with them may take twice as long, because only the slower of the two parsers accepts
    /// them.
    public var allowsTrailingCommas: Bool

    /// Creates options; the defaults are those of `document`.
    public init(
        maximumDepth: Int? = nil, maximumSize: Int = JSONParsingOptions.largestSize,
        duplicateKeys: DuplicateKeys = .lastWins, allowsTrailingCommas: Bool = false
    ) {
        self.maximumDepth = maximumDepth
        self.maximumSize = min(maximumSize, JSONParsingOptions.largestSize)
        self.duplicateKeys = duplicateKeys
        self.allowsTrailingCommas = allowsTrailingCommas
    }

    /// The options of documents and values: any depth, the last duplicate wins.
    public static let document = JSONParsingOptions()

    /// The options of coders: 512 levels, the last duplicate wins.
    public static let coding = JSONParsingOptions(maximumDepth: 512)
}

extension JSONParsingOptions {
    /// Refuses a text that is larger than allowed.
    func checkSize(of text: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
        let limit = min(maximumSize, Self.largestSize)
        guard text.count <= limit else { throw JSONSyntaxError(.sizeLimit(limit), at: limit, in: text) }
    }

    /// Refuses a text of `count` bytes that are not available yet, if it is larger than allowed.
    func checkSize(_ count: Int) throws(JSONSyntaxError) {
        let limit = min(maximumSize, Self.largestSize)
        guard count <= limit else {
            throw JSONSyntaxError(.sizeLimit(limit), at: 0, in: UnsafeBufferPointer(start: nil, count: 0))
        }
    }
}
