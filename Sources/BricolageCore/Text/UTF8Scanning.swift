/// Validation of UTF-8 sequences (RFC 3629, section 4).
package enum UTF8Scanning {
    /// Whether a byte continues a sequence that another byte began.
    @inline(__always)
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The length of the valid sequence that begins with a byte above 0x7F, or 0.
    ///
    /// - Parameter bytes: Memory with at least three readable bytes after the first; a zero byte ends the text and is
    ///   never a continuation, so a sequence cut off by the end is refused without a test for the end.
    @inline(__always)
    package static func sequenceLength(_ bytes: UnsafePointer<UInt8>) -> Int {
        let first = bytes[0]
        let second = bytes[1]
        switch first {
        case 0xC2...0xDF:
            return isContinuation(second) ? 2 : 0
        case 0xE0...0xEF:
            guard isContinuation(second), isContinuation(bytes[2]) else { return 0 }
            // E0 must not be overlong, ED must not be a surrogate.
            if first == 0xE0, second < 0xA0 { return 0 }
            if first == 0xED, second > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard isContinuation(second), isContinuation(bytes[2]), isContinuation(bytes[3]) else { return 0 }
            // F0 must not be overlong, F4 must not pass U+10FFFF.
            if first == 0xF0, second < 0x90 { return 0 }
            if first == 0xF4, second > 0x8F { return 0 }
            return 4
        default:
            return 0
        }
    }

    /// The character that begins here, or nil if the bytes are not UTF-8.
    ///
    /// - Parameter bytes: Memory with at least three readable bytes after the first, as for its length.
    @inline(never)
    package static func scalar(_ bytes: UnsafePointer<UInt8>) -> Unicode.Scalar? {
        guard bytes[0] >= 0x80 else { return Unicode.Scalar(bytes[0]) }
        let length = sequenceLength(bytes)
        guard length > 0 else { return nil }
        // The first byte begins with as many ones as the sequence has bytes, and a zero.
        var value = UInt32(bytes[0]) & 0x7F &>> UInt32(length)
        for offset in 1..<length { value = value &<< 6 | UInt32(bytes[offset] & 0x3F) }
        return Unicode.Scalar(value)
    }

    /// The first byte that is ASCII or begins no valid sequence.
    ///
    /// Four bytes are compared at a time, with one pattern for each length; everything else that the rules forbid shows
    /// in a few bits of the first two bytes. Three bytes come first, because most text in other scripts needs three.
    ///
    /// - Parameter start: Memory with at least three readable bytes after the text.
    @inline(__always)
    static func endOfSequences(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var position = start
        while true {
            let word = UInt32(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt32.self))
            if word & 0x00C0_C0F0 == 0x0080_80E0 {
                // 0 means overlong (E0 before 80 to 9F), 0x200D a surrogate (ED before A0 to BF).
                let bits = word & 0x200F
                guard bits != 0, bits != 0x200D else { return position }
                position += 3
            } else if word & 0xC0E0 == 0x80C0 {
                // C0 and C1 are overlong.
                guard word & 0x1E != 0 else { return position }
                position += 2
            } else if word & 0xC0C0_C0F8 == 0x8080_80F0 {
                // 0 means overlong (F0 before 80 to 8F); above F4 8F there is no character.
                guard word & 0x3007 != 0, word & 0x04 == 0 || word & 0x3003 == 0 else { return position }
                position += 4
            } else {
                return position
            }
        }
    }
}
