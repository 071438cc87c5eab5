internal import BricolageKernel

/// Finds the end of a number or a literal (RFC 8259, sections 3 and 6).
///
/// Digits are searched 32 or eight bytes at a time. Invariant of the memory: 32 readable zero bytes follow the text.
package enum ScalarScanner {
    /// The kind and the length of the number or literal that begins here; nil if there is neither, or the number is not
    /// valid.
    @inline(__always)
    package static func scan(_ start: UnsafePointer<UInt8>) -> (tag: TapeNode.Tag, length: Int)? {
        switch start[0] {
        case UInt8(ascii: "t"): word(start) == 0x6575_7274 ? (.true, 4) : nil
        case UInt8(ascii: "f"): word(start + 1) == 0x6573_6C61 ? (.false, 5) : nil
        case UInt8(ascii: "n"): word(start) == 0x6C6C_756E ? (.null, 4) : nil
        default: number(start)
        }
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    /// A number of up to 31 characters without an exponent; others are left to `longNumber`.
    ///
    ///     text      - 6 5 . 6 1 3 , ...
    ///     digits    . 1 1 . 1 1 1 .       one bit for each of 32 bytes
    @inline(__always)
    private static func number(_ start: UnsafePointer<UInt8>) -> (tag: TapeNode.Tag, length: Int)? {
        let others = ~bricolage_digits(start)
        let sign: UInt32 = start[0] == UInt8(ascii: "-") ? 1 : 0
        let dot = UInt32(truncatingIfNeeded: (others & ~sign).trailingZeroBitCount)
        let whole = dot &- sign
        guard dot < 31, whole == 1 || whole > 1 && start[Int(sign)] != UInt8(ascii: "0") else {
            return longNumber(start)
        }
        let byte = start[Int(dot)]
        if byte == UInt8(ascii: ".") {
            let behind = others &>> (dot &+ 1)
            let fraction = UInt32(truncatingIfNeeded: behind.trailingZeroBitCount)
            let end = dot &+ 1 &+ fraction
            guard behind != 0, fraction > 0, start[Int(end)] | 0x20 != UInt8(ascii: "e") else {
                return longNumber(start)
            }
            return (.decimal(whole: Int(whole), fraction: Int(fraction)), Int(end))
        }
        guard byte | 0x20 != UInt8(ascii: "e") else { return longNumber(start) }
        return (.number, Int(dot))
    }

    @inline(never)
    private static func longNumber(_ start: UnsafePointer<UInt8>) -> (tag: TapeNode.Tag, length: Int)? {
        var tag = TapeNode.Tag.number
        var position = start
        if position[0] == UInt8(ascii: "-") { position += 1 }
        let whole = digits(position)
        guard whole == 1 || whole > 1 && position[0] != UInt8(ascii: "0") else { return nil }
        position += whole
        if position[0] == UInt8(ascii: ".") {
            let count = digits(position + 1)
            guard count > 0 else { return nil }
            position += 1 + count
            tag = .decimal(whole: whole, fraction: count)
        }
        if position[0] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position[0] == UInt8(ascii: "+") || position[0] == UInt8(ascii: "-") { position += 1 }
            let count = digits(position)
            guard count > 0 else { return nil }
            position += count
            tag = .scientific
        }
        return (tag, position - start)
    }

    /// How many digits follow.
    @inline(__always)
    private static func digits(_ start: UnsafePointer<UInt8>) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var count = 0
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(start + count).loadUnaligned(as: UInt64.self))
            // The high bit marks each byte that is not a digit. A carry can only change bytes above, and only the
            // lowest mark is used.
            let values = word ^ (ones &* UInt64(UInt8(ascii: "0")))
            let others = ((values &+ ones &* 0x76) | values) & (ones &* 0x80)
            if others != 0 { return count &+ others.trailingZeroBitCount &>> 3 }
            count &+= 8
        }
    }
}
