internal import BricolageKernel

/// Finds the end of a string literal and checks its contents (RFC 8259, section 7).
///
/// Plain text is skipped eight bytes at a time; text beyond ASCII a character at a time, in a separate loop that ends
/// only at the next ASCII character. Invariant of the memory: at least eight readable zero bytes follow the text.
package enum StringScanner {
    package typealias Position = UnsafePointer<UInt8>

    /// Scans from an opening quote.
    ///
    /// - Returns: The position of the closing quote and the tag that the node of the string gets.
    @inline(__always)
    static func scan(
        _ quote: Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> (end: Position, tag: TapeNode.Tag) {
        let end = plainEnd(quote + 1)
        if end[0] == UInt8(ascii: "\"") { return (end, .string) }
        return try rest(end, text)
    }

    /// Goes on at a character that is not plain.
    @inline(never)
    private static func rest(
        _ start: Position, _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> (end: Position, tag: TapeNode.Tag) {
        var position = start
        var tag = TapeNode.Tag.string
        while true {
            let byte = position[0]
            if byte == UInt8(ascii: "\"") { return (position, tag) }
            if byte == UInt8(ascii: "\\") {
                tag.bits |= TapeNode.Tag.escaped
                let length = escapeLength(position)
                guard length > 0 else { throw failure(position, text) }
                position += length
            } else {
                let end = UTF8Scanning.endOfSequences(position)
                guard end > position else { throw failure(position, text) }
                position = end
            }
            position = plainEnd(position)
        }
    }

    /// The first byte that is a quote, a backslash, a control character or not ASCII.
    @inlinable @inline(__always)
    package static func plainEnd(_ start: Position) -> Position {
        var position = start
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
            let special = specialBytes(word)
            if special != 0 { return position + special.trailingZeroBitCount &>> 3 }
            position += 8
        }
    }

    /// The first byte that is a quote, a backslash, or not allowed in a string.
    package static func unescapedEnd(_ start: Position) -> Position {
        var position = start
        while true {
            let plain = plainEnd(position)
            position = UTF8Scanning.endOfSequences(plain)
            if position == plain { return position }
        }
    }

    /// Sets the high bit of each byte that is a quote, a backslash, below 0x20 or above 0x7F.
    ///
    /// Once the bit 0x02 is flipped, the quote (0x20) directly follows the control characters, so that one subtraction
    /// finds them all. A borrow can mark a plain byte above a marked one, never below it; only the lowest mark is used.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotesAndControls = (word ^ (ones &* 0x02)) &- ones &* 0x21
        let backslashes = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
        return (quotesAndControls | backslashes | word) & (ones &* 0x80)
    }

    /// The length of the escape at a backslash, or 0 when it is not valid.
    @inlinable @inline(__always)
    package static func escapeLength(_ bytes: Position) -> Int {
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

    /// The value of four hexadecimal digits; nil if one of the four bytes, which may be padding, is not a digit.
    @inline(__always)
    static func hexadecimal(_ bytes: Position) -> UInt32? {
        UInt32(exactly: bricolage_four_hexadecimal_digits(bytes))
    }

    /// What is wrong at a position that neither ends a string nor can be a part of it.
    @inline(never)
    package static func failure(_ position: Position, _ text: UnsafeBufferPointer<UInt8>) -> JSONSyntaxError {
        let isEnd = text.baseAddress.map { position >= $0 + text.count } ?? true
        switch position[0] {
        case _ where isEnd:
            return JSONSyntaxError(.unexpectedEnd(expected: "'\"' at the end of a string"), at: position, in: text)
        case UInt8(ascii: "\\"):
            if position[1] == UInt8(ascii: "u"), hexadecimal(position + 2) != nil {
                return JSONSyntaxError(.loneSurrogate, at: position, in: text)
            }
            if position[1] == 0, text.baseAddress.map({ position + 1 == $0 + text.count }) ?? true {
                return JSONSyntaxError(.unexpectedEnd(expected: "an escape"), at: position + 1, in: text)
            }
            return JSONSyntaxError(.invalidEscape, at: position, in: text)
        case let byte where byte < 0x20: return JSONSyntaxError(.controlCharacter(byte), at: position, in: text)
        default: return JSONSyntaxError(.invalidUTF8, at: position, in: text)
        }
    }
}
