extension JSONPointer {
    /// Reads the string form of a pointer (RFC 6901, section 3), such as `/a~1b/0`.
    public init(_ text: String) throws(JSONPointerError) {
        guard !text.isEmpty else {
            self = .root
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { throw JSONPointerError(.missingSlash, in: text) }
        var tokens: [String] = []
        var token: [UInt8] = []
        var isEscape = false
        for (offset, byte) in text.utf8.enumerated().dropFirst() {
            switch (isEscape, byte) {
            case (true, UInt8(ascii: "0")): token.append(UInt8(ascii: "~"))
            case (true, UInt8(ascii: "1")): token.append(UInt8(ascii: "/"))
            case (true, _): throw JSONPointerError(.invalidTilde, in: text, at: offset - 1)
            case (false, UInt8(ascii: "~")):
                isEscape = true
                continue
            case (false, UInt8(ascii: "/")):
                tokens.append(String(decoding: token, as: UTF8.self))
                token.removeAll(keepingCapacity: true)
            case (false, _): token.append(byte)
            }
            isEscape = false
        }
        guard !isEscape else { throw JSONPointerError(.invalidTilde, in: text, at: text.utf8.count - 1) }
        tokens.append(String(decoding: token, as: UTF8.self))
        self.init(tokens: tokens)
    }

    /// Reads the URI fragment form of a pointer (RFC 6901, section 6), with or without the leading `#`.
    public init(fragment: String) throws(JSONPointerError) {
        let text = fragment.utf8.first == UInt8(ascii: "#") ? fragment.utf8.dropFirst() : fragment.utf8[...]
        guard let decoded = PercentEncoding.decode(text) else {
            throw JSONPointerError(.invalidPercentEncoding, in: fragment)
        }
        try self.init(decoded)
    }

    /// The URI fragment form of the pointer, with its leading `#` (RFC 6901, section 6).
    public var fragment: String { "#" + PercentEncoding.encodeFragment(description) }
}

extension JSONPointer: CustomStringConvertible {
    /// The string form of the pointer (RFC 6901, section 3).
    public var description: String {
        var text: [UInt8] = []
        for token in tokens {
            text.append(UInt8(ascii: "/"))
            for byte in token.utf8 {
                switch byte {
                case UInt8(ascii: "~"): text += [UInt8(ascii: "~"), UInt8(ascii: "0")]
                case UInt8(ascii: "/"): text += [UInt8(ascii: "~"), UInt8(ascii: "1")]
                default: text.append(byte)
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
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
