/// How JSON text is read: one set of options, with one meaning, for documents, values, coders and the command line.
public struct JSONParsingOptions: Sendable, Hashable {
    /// What becomes of a key that an object holds twice (RFC 8259, section 4, leaves it open).
    public enum DuplicateKeys: Sendable, Hashable, CaseIterable {
        /// The last member of the name counts; look-ups, values and decoded types see only it.
        case lastWins
        /// The text is refused with an error at the second key.
        case reject
        /// Every member is kept, in documents and in `JSON`; a look-up answers with the last one.
        case keep
    }

    /// The largest text that can be read, 4 GiB less one byte: offsets are stored in 32 bits.
    public static let largestSize = Int(clamping: UInt32.max)

    /// The most arrays and objects within each other, or nil for no limit.
    ///
    /// Documents and values have no limit by default, because nothing here recurses over them. Coders have one, because
    /// the code of the decoded types recurses.
    public var maximumDepth: Int?

    /// The most bytes that a text may have, at most `largestSize`.
    public var maximumSize: Int

    /// What becomes of duplicate keys.
    public var duplicateKeys: DuplicateKeys

    /// Whether one comma may stand before the bracket that closes an array with elements or an object with members.
    ///
    /// RFC 8259 has no such comma; texts that people edit often do. `[1,]` and `{"a": 1,}` are read like `[1]` and
    /// `{"a": 1}`, while `[,]`, `[1,,]` and `{,}` are refused whatever is allowed. Texts without such commas are read as
    /// fast as if none were allowed. One that has them may take twice as long, because the faster of the two parsers
    /// leaves it to the other.
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

    /// What documents and values use: any depth, the last duplicate wins.
    public static let document = JSONParsingOptions()

    /// What coders use: 512 levels, the last duplicate wins.
    public static let coding = JSONParsingOptions(maximumDepth: 512)
}

extension JSONParsingOptions {
    /// Refuses a text that is larger than allowed.
    func checkSize(of text: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
        let limit = min(maximumSize, Self.largestSize)
        guard text.count <= limit else { throw JSONSyntaxError(.sizeLimit(limit), at: limit, in: text) }
    }

    /// Refuses a text of so many bytes, none of which is there yet, if that is more than allowed.
    func checkSize(_ count: Int) throws(JSONSyntaxError) {
        let limit = min(maximumSize, Self.largestSize)
        guard count <= limit else {
            throw JSONSyntaxError(.sizeLimit(limit), at: 0, in: UnsafeBufferPointer(start: nil, count: 0))
        }
    }
}
