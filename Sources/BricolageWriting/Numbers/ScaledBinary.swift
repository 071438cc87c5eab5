internal import BricolageCore

/// A binary floating-point number divided by a power of ten, in fixed point.
///
///     significand, shifted      64 bits
///     × unit                   128 bits     2^power / 10^exponent = unit * 2^(shift - 127)
///     = whole . fraction rest   64 . 64 64  off by less than 2^-68
struct ScaledBinary {
    /// The power of ten that the number is divided by.
    let exponent: Int
    /// The first 128 bits of 5^-exponent, read as 1.xxx.
    let unit: (high: UInt64, low: UInt64)
    /// The remaining power of two: from 0 to 3.
    let shift: UInt64
    /// The whole part of the quotient.
    let whole: UInt64
    /// The first 64 bits after the point.
    let fraction: UInt64
    /// The next 64 bits after those of `fraction`.
    let rest: UInt64

    /// Divides `significand * 2^power` by 10^exponent, where 2^power is from 1 to 14 times 10^exponent.
    @inline(__always)
    init(significand: UInt64, power: Int, exponent: Int) {
        self.exponent = exponent
        unit = (PowersOfFive.high(0 &- exponent), PowersOfFive.low(0 &- exponent))
        // The sum of two binary exponents: floor(log2(10^-exponent)) is that of the number in the table, which is
        // stored as 1.xxx.
        shift = UInt64(truncatingIfNeeded: power &+ ((-exponent &* 1_741_647) >> 19))
        let shifted = significand &<< (shift &+ 1)
        let upper = shifted.multipliedFullWidth(by: unit.high)
        let lower = shifted.multipliedFullWidth(by: unit.low)
        let (middle, carry) = upper.low.addingReportingOverflow(lower.high)
        whole = upper.high &+ (carry ? 1 : 0)
        fraction = middle
        rest = lower.low
    }
}
