/// The powers of ten that a word holds: 10^0 to 10^19.
enum PowersOfTen {
    private static let table: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]

    /// The number of powers.
    @inline(__always)
    static var count: Int { 20 }

    /// A power, or the largest one for exponents beyond it.
    @inline(__always)
    static subscript(exponent: Int) -> UInt64 { table[min(exponent, count &- 1)] }

    /// How many decimal digits a number has; one for zero.
    @inline(__always)
    static func digitCount(_ number: UInt64) -> Int {
        // log10(2) times the number of bits is the count or one too few.
        let estimate = ((64 &- (number | 1).leadingZeroBitCount) &* 1233) &>> 12
        return estimate &+ ((number | 1) >= table[estimate] ? 1 : 0)
    }
}
