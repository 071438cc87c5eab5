public import BricolageCore

extension JSONPointer {
    /// Reads the string form of a pointer (RFC 6901, section 3), such as `/a~1b/0`.
    public init(_ text: String) throws(JSONPointerError) {
        guard !text.isEmpty else {
            self = .root
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { throw JSONPointerError(.missingSlash, in: text) }
        var tokens: [String] = []
        for token in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            tokens.append(try Self.unescaped(Substring(token)))
        }
        self.init(tokens: tokens)
    }

    /// The token that a part of a pointer means, in which `~0` stands for a tilde and `~1` for a slash.
    private static func unescaped(_ part: Substring) throws(JSONPointerError) -> String {
        let tilde = UInt8(ascii: "~")
        guard part.utf8.contains(tilde) else { return String(part) }
        var token: [UInt8] = []
        var index = part.utf8.startIndex
        while index < part.utf8.endIndex {
            let place = index
            defer { part.utf8.formIndex(after: &index) }
            guard part.utf8[place] == tilde else {
                token.append(part.utf8[place])
                continue
            }
            part.utf8.formIndex(after: &index)
            switch index < part.utf8.endIndex ? part.utf8[index] : nil {
            case UInt8(ascii: "0"): token.append(tilde)
            case UInt8(ascii: "1"): token.append(UInt8(ascii: "/"))
            default:
                let offset = part.base.utf8.distance(from: part.base.startIndex, to: place)
                throw JSONPointerError(.invalidTilde, in: part.base, at: offset)
            }
        }
        return String(decoding: token, as: UTF8.self)
    }

    /// Reads the URI fragment form of a pointer (RFC 6901, section 6), with or without the leading `#`.
    public init(fragment: String) throws(JSONPointerError) {
        let text = fragment.utf8.first == UInt8(ascii: "#") ? fragment.utf8.dropFirst() : fragment.utf8[...]
        // Most fragments have no escape, and are read where they are.
        guard text.contains(UInt8(ascii: "%")) else {
            try self.init(String(Substring(text)))
            return
        }
        guard let decoded = PercentEncoding.decode(text) else {
            let place = PercentEncoding.failure(in: text)
            let offset = fragment.utf8.distance(from: fragment.utf8.startIndex, to: place)
            throw JSONPointerError(.invalidPercentEncoding, in: fragment, at: offset)
        }
        try self.init(decoded)
    }

    /// The URI fragment form of the pointer, with its leading `#` (RFC 6901, section 6).
    public var fragment: String { "#" + PercentEncoding.encodeFragment(description) }
}

extension JSONPointer: Codable {
    /// Reads the string form of a pointer.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(container.decode(String.self))
        } catch let error as JSONPointerError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.summary)
        }
    }

    /// Writes the string form of the pointer.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
