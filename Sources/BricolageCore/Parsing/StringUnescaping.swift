/// Makes Swift strings from string literals that `StringScanner` has accepted.
enum StringUnescaping {
    /// The text of a literal whose bytes are known to be valid.
    @inline(__always)
    static func string(_ bytes: UnsafeBufferPointer<UInt8>, isEscaped: Bool) -> String {
        if isEscaped { return unescaped(bytes) }
        // The scanner has validated the bytes, so long strings need not be validated again. Short ones are stored in the
        // string itself, which the other initialiser does faster than it could be told to skip the check.
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *), bytes.count > 15 {
            return String(copying: UTF8Span(unchecked: bytes.span))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with its escapes resolved.
    ///
    /// The result is never longer than the literal.
    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { buffer in
            var count = 0
            forEachByte(of: bytes) { byte in
                buffer[count] = byte
                count += 1
            }
            return count
        }
    }

    /// Passes the bytes of the unescaped text on, one after the other.
    static func forEachByte(of bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt8) -> Void) {
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "\\"), position + 1 < bytes.count else {
                body(byte)
                position += 1
                continue
            }
            switch bytes[position + 1] {
            case UInt8(ascii: "b"): body(0x08)
            case UInt8(ascii: "f"): body(0x0C)
            case UInt8(ascii: "n"): body(0x0A)
            case UInt8(ascii: "r"): body(0x0D)
            case UInt8(ascii: "t"): body(0x09)
            case UInt8(ascii: "u"):
                let (scalar, length) = unicodeEscape(bytes, at: position)
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { body(unit) }
                position += length
                continue
            case let other: body(other)
            }
            position += 2
        }
    }

    /// The scalar of one `\uXXXX` or of a pair of them, and the length of the escape.
    private static func unicodeEscape(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (Unicode.Scalar, Int) {
        let high = unit(bytes, at: position + 2)
        if 0xD800...0xDBFF ~= high {
            let low = unit(bytes, at: position + 8)
            let value = 0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF)
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
        }
        return (Unicode.Scalar(high) ?? "\u{FFFD}", 6)
    }

    private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
        var value: UInt32 = 0
        for offset in position..<min(position + 4, bytes.count) {
            value = value << 4 | (Hexadecimal.value(bytes[offset]) ?? 0)
        }
        return value
    }
}
