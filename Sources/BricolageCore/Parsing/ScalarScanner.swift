/// Checks a number or a literal whose beginning the kernel has found, and makes its node.
///
/// What is left to check behind it is that it ends where the next entry is, or before white space: the kernel has refused
/// every other control character, and the byte behind the text is zero. Invariant of the memory: at least eight readable
/// bytes follow the text.
enum ScalarScanner {
    /// The node of the scalar at `offset`, or nil when it is none.
    ///
    /// - Parameters:
    ///   - next: The offset of the entry behind it.
    ///   - following: The index of the node behind it.
    @inline(__always)
    static func scan(_ base: UnsafePointer<UInt8>, at offset: UInt32, next: UInt32, following: UInt32) -> TapeNode? {
        let start = base + Int(offset)
        var length: Int
        var tag = TapeNode.Tag.number
        switch start[0] {
        case UInt8(ascii: "t"):
            guard word(start) == 0x6575_7274 else { return nil }
            (tag, length) = (.true, 4)
        case UInt8(ascii: "f"):
            guard word(start + 1) == 0x6573_6C61 else { return nil }
            (tag, length) = (.false, 5)
        case UInt8(ascii: "n"):
            guard word(start) == 0x6C6C_756E else { return nil }
            (tag, length) = (.null, 4)
        default:
            length = number(start, &tag)
            guard length > 0 else { return nil }
        }
        guard offset &+ UInt32(truncatingIfNeeded: length) == next || start[length] <= UInt8(ascii: " ") else {
            return nil
        }
        return TapeNode(
            tag: tag, offset: offset, length: tag.kind == .number ? UInt32(truncatingIfNeeded: length) : 0,
            next: following)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    /// The length of the number at `start`, or 0.
    @inline(__always)
    private static func number(_ start: UnsafePointer<UInt8>, _ tag: inout TapeNode.Tag) -> Int {
        var position = start
        if position[0] == UInt8(ascii: "-") { position += 1 }
        guard NumberScanner.isDigit(position[0]) else { return 0 }
        // A digit behind a leading zero is no end of a number.
        if position[0] == UInt8(ascii: "0") {
            position += 1
        } else {
            position += digits(position)
        }
        if position[0] == UInt8(ascii: ".") {
            let count = digits(position + 1)
            guard count > 0 else { return 0 }
            position += 1 + count
            tag.bits |= TapeNode.Tag.fractional
        }
        if position[0] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position[0] == UInt8(ascii: "+") || position[0] == UInt8(ascii: "-") { position += 1 }
            let count = digits(position)
            guard count > 0 else { return 0 }
            position += count
            tag.bits |= TapeNode.Tag.fractional
        }
        return position - start
    }

    /// How many digits follow, looked for eight at a time.
    @inline(__always)
    private static func digits(_ start: UnsafePointer<UInt8>) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var count = 0
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(start + count).loadUnaligned(as: UInt64.self))
            // A byte that is no digit gets its high bit; a carry marks none below it, and the lowest mark counts.
            let values = word ^ (ones &* UInt64(UInt8(ascii: "0")))
            let others = ((values &+ ones &* 0x76) | values) & (ones &* 0x80)
            if others != 0 { return count &+ others.trailingZeroBitCount &>> 3 }
            count &+= 8
        }
    }
}
