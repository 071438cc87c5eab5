/// Bytes written with 64 letters (RFC 4648, section 4).
enum Base64 {
    /// The decoded bytes of a text; nil if it is not base64.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 4) else { return nil }
        var padding = 0
        while padding < 2, padding < text.count, text[text.count - 1 - padding] == UInt8(ascii: "=") { padding += 1 }
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3)
        var word: UInt32 = 0
        for position in text.indices.dropLast(padding) {
            guard let value = value(text[position]) else { return nil }
            word = word << 6 | value
            if position % 4 == 3 { result += [UInt8(word >> 16 & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF)] }
        }
        switch padding {
        case 1: result += [UInt8(word >> 10 & 0xFF), UInt8(word >> 2 & 0xFF)]
        case 2: result.append(UInt8(word >> 4 & 0xFF))
        default: break
        }
        return result
    }

    private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
