/// Runs of ASCII digits, converted eight at a time.
///
///     text    1 2 3 4 5 6 7 8       the first digit in the lowest byte of a word
///     pairs   12  34  56  78        each product moves the sum of two neighbours into the higher one
///     fours   1234    5678
///     value   12345678
///
/// Invariant, which callers must guarantee: eight bytes can be read from any digit on. The text of a document is padded
/// for this purpose (`DocumentMemory.padding`).
enum DigitRun {
    /// Appends up to nineteen digits to a value, and combines in `bytes` all bytes that it took for digits.
    @inline(__always)
    static func append(
        _ digits: UnsafePointer<UInt8>, count: Int, to value: inout UInt64, collecting bytes: inout UInt64
    ) {
        var position = count & 7
        if position != 0 {
            // The bytes after the run are shifted out; the zeros shifted in count as leading digits.
            let word = word(digits) &<< UInt64(64 &- 8 &* position)
            bytes |= word
            value = value &* powersOfTen[position] &+ eight(word)
        }
        while position < count {
            let word = word(digits + position)
            bytes |= word
            value = value &* 100_000_000 &+ eight(word)
            position &+= 8
        }
    }

    /// The value of up to nineteen digits.
    @inline(__always)
    static func value(_ digits: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        var value: UInt64 = 0
        var bytes: UInt64 = 0
        append(digits, count: count, to: &value, collecting: &bytes)
        return value
    }

    /// The value of one to eight digits.
    @inline(__always)
    static func value(ofUpToEight digits: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        eight(word(digits) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }

    /// Whether one of the collected bytes is an `e` or `E`, if all bytes belong to a number.
    @inline(__always)
    static func hasExponent(_ bytes: UInt64) -> Bool { bytes & 0x4040_4040_4040_4040 != 0 }

    /// The position of a dot among the first eight bytes, or eight.
    @inline(__always)
    static func dot(_ text: UnsafePointer<UInt8>) -> Int {
        let difference = word(text) ^ 0x2E2E_2E2E_2E2E_2E2E
        return ((difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
    }

    @inline(__always)
    private static func word(_ text: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private static func eight(_ word: UInt64) -> UInt64 {
        let digits = word & 0x0F0F_0F0F_0F0F_0F0F
        let pairs = (digits &* (10 << 8 + 1)) &>> 8 & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* (100 << 16 + 1)) &>> 16 & 0x0000_FFFF_0000_FFFF
        return (fours &* (10_000 << 32 + 1)) &>> 32
    }

    private static let powersOfTen: [UInt64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]
}
