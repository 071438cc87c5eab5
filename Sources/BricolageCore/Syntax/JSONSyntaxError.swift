/// Why text is not valid JSON, or not JSON that the options allow, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The text ends too early.
        case unexpectedEnd(expected: String)
        /// Something else was expected.
        case unexpected(found: String, expected: String)
        /// A number with a leading zero, a lone minus, or nothing after a dot or an exponent.
        case invalidNumber(expected: String)
        /// A backslash that does not begin a valid escape (RFC 8259, section 7).
        case invalidEscape
        /// Half of a surrogate pair, which is not valid Unicode.
        case loneSurrogate
        /// A character below U+0020 inside a string, which must be escaped.
        case controlCharacter(UInt8)
        /// Bytes that are not UTF-8 (RFC 8259, section 8.1).
        case invalidUTF8
        /// Arrays and objects nested deeper than `JSONParsingOptions.maximumDepth`.
        case depthLimit(Int)
        /// More bytes than `JSONParsingOptions.maximumSize`.
        case sizeLimit(Int)
        /// A key that its object already has, under `JSONParsingOptions.DuplicateKeys.reject`.
        case duplicateKey(String)
    }

    /// What is wrong.
    public var reason: Reason

    /// Where it is wrong.
    public var location: SourceLocation

    /// The line of the location.
    public var excerpt: SourceExcerpt?

    /// The file of the text, as named by the caller.
    public var path: String?

    /// Creates an error from its parts.
    public init(reason: Reason, location: SourceLocation, excerpt: SourceExcerpt? = nil, path: String? = nil) {
        self.reason = reason
        self.location = location
        self.excerpt = excerpt
        self.path = path
    }

    /// Locates a failure.
    ///
    /// Linear in `offset`; only failures pay for it.
    init(_ reason: Reason, at offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        self.init(
            reason: reason,
            location: SourceLocation(offset: offset, in: source),
            excerpt: SourceExcerpt(at: offset, in: source)
        )
    }
}

extension JSONSyntaxError {
    /// The message in one line, without the location, and what was probably meant.
    public var message: String {
        let complaint = complaint
        return reason.hint.map { "\(complaint); \($0)" } ?? complaint
    }

    private var complaint: String {
        switch reason {
        case .unexpectedEnd(let expected):
            "expected \(expected), but the text \(location.offset == 0 ? "is empty" : "ends here")"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .invalidNumber(let expected): "invalid number: expected \(expected)"
        case .invalidEscape:
            "invalid escape: a backslash is followed by one of \"\\/bfnrt or by u and four hexadecimal digits"
        case .loneSurrogate: "half of a surrogate pair: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF"
        case .controlCharacter(let byte): "\(Self.name(Unicode.Scalar(byte))) must be escaped in a string"
        case .invalidUTF8: "the bytes here are not UTF-8"
        case .depthLimit(let limit): "nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .sizeLimit(let limit): "larger than the limit of \(limit) bytes (maximumSize)"
        case .duplicateKey(let key): "duplicate key \"\(key)\" in this object (duplicateKeys is reject)"
        }
    }

    /// How messages name a character: as it is, unless it would be invisible between the quotes.
    package static func name(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x20: "a space"
        case 0x09: "a tab"
        case 0x0A, 0x0D: "the end of the line"
        // Control characters, spaces, joiners, direction marks and the byte order mark.
        case 0..<0x20, 0x7F...0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
            (scalar.value < 16 ? "U+000" : scalar.value < 256 ? "U+00" : "U+")
                + String(scalar.value, radix: 16, uppercase: true)
        default: "'\(scalar)'"
        }
    }
}
