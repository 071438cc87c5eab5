/// Validation of UTF-8 sequences (RFC 3629, section 4).
package enum UTF8Scanning {
    /// Whether a byte continues a sequence that another byte began.
    @inline(__always)
    package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The length of the valid sequence that begins with a byte above 0x7F, or 0.
    ///
    /// - Parameter bytes: Memory with at least three readable bytes after the first; a zero byte ends the text and is
    ///   never a continuation, so a sequence cut off by the end is refused without a test for the end.
    @inline(__always)
    static func sequenceLength(_ bytes: UnsafePointer<UInt8>) -> Int {
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
}
