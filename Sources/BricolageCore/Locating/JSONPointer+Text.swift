/// What is wrong with the text of a JSON Pointer.
public enum JSONPointerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A pointer that is not empty must begin with a slash.
    case missingSlash(String)
    /// A tilde must be followed by 0 or 1.
    case invalidEscape(String)
    /// A percent sign in a fragment must be followed by two hexadecimal digits, and the result must be UTF-8.
    case invalidPercentEncoding(String)

    /// The complaint in a sentence.
    public var description: String {
        switch self {
        case .missingSlash(let text): "JSON Pointer \"\(text)\" must be empty or begin with '/'"
        case .invalidEscape(let text): "JSON Pointer \"\(text)\" has a '~' that is not followed by '0' or '1'"
        case .invalidPercentEncoding(let text): "Fragment \"\(text)\" has an invalid percent escape"
        }
    }
}

extension JSONPointer {
    /// Reads the string form of a pointer (RFC 6901, section 3), such as `/a~1b/0`.
    public init(_ text: String) throws(JSONPointerError) {
        guard !text.isEmpty else {
            self = .root
            return
        }
        guard text.utf8.first == UInt8(ascii: "/") else { throw .missingSlash(text) }
        var tokens: [String] = []
        var token: [UInt8] = []
        var isEscape = false
        for byte in text.utf8.dropFirst() {
            switch (isEscape, byte) {
            case (true, UInt8(ascii: "0")): token.append(UInt8(ascii: "~"))
            case (true, UInt8(ascii: "1")): token.append(UInt8(ascii: "/"))
            case (true, _): throw .invalidEscape(text)
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
        guard !isEscape else { throw .invalidEscape(text) }
        tokens.append(String(decoding: token, as: UTF8.self))
        self.init(tokens: tokens)
    }

    /// Reads the URI fragment form of a pointer (RFC 6901, section 6), with or without the leading `#`.
    public init(fragment: String) throws(JSONPointerError) {
        let text = fragment.utf8.first == UInt8(ascii: "#") ? fragment.utf8.dropFirst() : fragment.utf8[...]
        guard let decoded = PercentEncoding.decode(text) else { throw .invalidPercentEncoding(fragment) }
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

extension JSONPointer: ExpressibleByStringLiteral {
    /// Reads a pointer literal.
    ///
    /// A literal is written by a programmer, so a malformed one is taken as one reference token rather than refused.
    public init(stringLiteral value: String) {
        self = (try? JSONPointer(value)) ?? JSONPointer(tokens: [value])
    }
}

extension JSONPointer: Codable {
    /// Reads the string form of a pointer.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(container.decode(String.self))
        } catch let error as JSONPointerError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }

    /// Writes the string form of the pointer.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
