// The two spellings of a pointer. The code that reads them is above the core.

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

extension JSONPointer {
    /// The pointer as a key path, in its one canonical spelling, which reads back as an equal pointer.
    ///
    /// Numbers are in brackets; keys that need quotes have single ones, so that the text fits into a string literal.
    public var keyPath: String {
        var text = ""
        for token in tokens {
            if JSONPointer.arrayIndex(token) != nil {
                text += "[\(token)]"
            } else if Self.isPlain(token) {
                text += text.isEmpty ? token : "." + token
            } else {
                text += "['\(Self.escaped(token))']"
            }
        }
        return text
    }
}

// MARK: Keys of key paths

extension JSONPointer {
    /// Whether a byte can be in a key without quotes.
    package static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "\\"), 0..<0x20, 0x7F:
            false
        default: true
        }
    }

    /// Whether a key can be written without quotes.
    static func isPlain(_ key: String) -> Bool {
        guard let first = key.utf8.first, first != UInt8(ascii: "/") else { return false }
        return key.utf8.allSatisfy(isPlain)
    }

    /// A key with the escapes that it needs between single quotes.
    private static func escaped(_ key: String) -> String {
        var text = ""
        for scalar in key.unicodeScalars {
            switch scalar {
            case "'": text += "\\'"
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
