/// Skips white space (RFC 8259, section 2).
///
/// Invariant of the memory: at least eight readable zero bytes follow the text, at which it stops.
package enum WhiteSpace {
    /// Whether a byte is white space.
    @inlinable @inline(__always)
    package static func contains(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    /// The first byte that is not white space.
    @inlinable @inline(__always)
    package static func end(_ position: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        // Almost always there is nothing, one space, or a new line with its indentation.
        if position[0] > UInt8(ascii: " ") { return position }
        if position[0] == UInt8(ascii: " "), position[1] > UInt8(ascii: " ") { return position + 1 }
        return endOfRun(position)
    }

    @inline(never)
    private static func endOfRun(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let spaces: UInt64 = 0x2020_2020_2020_2020
        var position = start
        while true {
            switch position[0] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                position += 1
            case UInt8(ascii: " "):
                while true {
                    let others =
                        UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)) ^ spaces
                    guard others == 0 else {
                        position += others.trailingZeroBitCount &>> 3
                        break
                    }
                    position += 8
                }
            default: return position
            }
        }
    }
}
