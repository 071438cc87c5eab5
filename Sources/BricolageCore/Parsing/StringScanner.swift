/// Finds the end of a string literal and checks its contents (RFC 8259, section 7).
///
/// Plain text is skipped eight bytes at a time; the loop stops only at a quote, a backslash, a control character or a
/// byte above 0x7F. Invariant of the memory: at least eight readable zero bytes follow the text.
struct StringScanner {
    /// What stands between the quotes.
    struct Result {
        /// The position of the closing quote.
        var end: Int
        /// Whether a backslash occurs, so that the text must be unescaped before use.
        var isEscaped: Bool
    }

    /// Why and where a string is not valid.
    struct Failure: Error {
        var reason: JSONSyntaxError.Reason
        var offset: Int
    }

    /// Scans from behind the opening quote.
    @inline(__always)
    static func scan(_ base: UnsafePointer<UInt8>, from start: Int, end: Int) throws(Failure) -> Result {
        var position = start
        var isEscaped = false
        while true {
            position += plainPrefix(base + position)
            let byte = base[position]
            if byte == UInt8(ascii: "\"") {
                return Result(end: position, isEscaped: isEscaped)
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                let length = escapeLength(base + position)
                guard length > 0 else { throw escapeFailure(base, at: position, end: end) }
                position += length
            } else if byte >= 0x80 {
                let length = UTF8Scanning.sequenceLength(base + position)
                guard length > 0 else { throw Failure(reason: .invalidUTF8, offset: position) }
                position += length
            } else if byte < 0x20 {
                guard position < end else {
                    throw Failure(reason: .unexpectedEnd(expected: "'\"' at the end of a string"), offset: end)
                }
                throw Failure(reason: .controlCharacter(byte), offset: position)
            }
        }
    }

    /// How many of the next eight bytes, all of them or those before the first special one, are plain; repeated.
    @inline(__always)
    private static func plainPrefix(_ bytes: UnsafePointer<UInt8>) -> Int {
        var count = 0
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes + count).loadUnaligned(as: UInt64.self))
            let special = specialBytes(word)
            if special != 0 { return count &+ special.trailingZeroBitCount &>> 3 }
            count &+= 8
        }
    }

    /// Sets the high bit of each byte that is a quote, a backslash, below 0x20 or above 0x7F.
    ///
    /// A borrow can mark a plain byte above a marked one, never below it; only the lowest mark is used.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let found =
            ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
            | ((word &- ones &* 0x20) & ~word) | word
        return found & (ones &* 0x80)
    }

    /// The length of the escape at a backslash, or 0 when it is not valid.
    @inline(__always)
    static func escapeLength(_ bytes: UnsafePointer<UInt8>) -> Int {
        switch bytes[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal(bytes + 2) else { return 0 }
            guard 0xD800...0xDFFF ~= unit else { return 6 }
            guard unit < 0xDC00, bytes[6] == UInt8(ascii: "\\"), bytes[7] == UInt8(ascii: "u"),
                let low = hexadecimal(bytes + 8), 0xDC00...0xDFFF ~= low
            else { return 0 }
            return 12
        default:
            return 0
        }
    }

    /// What is wrong with the escape at a backslash.
    @inline(never)
    private static func escapeFailure(_ base: UnsafePointer<UInt8>, at position: Int, end: Int) -> Failure {
        if base[position + 1] == UInt8(ascii: "u"), hexadecimal(base + position + 2) != nil {
            return Failure(reason: .loneSurrogate, offset: position)
        }
        guard position + 1 < end else { return Failure(reason: .unexpectedEnd(expected: "an escape"), offset: end) }
        return Failure(reason: .invalidEscape, offset: position)
    }

    /// The value of four hexadecimal digits.
    ///
    /// Stops at the first other byte, so it never reads past the padding.
    static func hexadecimal(_ bytes: UnsafePointer<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        for position in 0..<4 {
            guard let digit = Hexadecimal.value(bytes[position]) else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
