public import BricolageKernel

/// The powers of ten that a word holds: 10^0 to 10^19.
///
/// They are in the kernel, in a header that all modules compile.
@usableFromInline package enum PowersOfTen {
    /// The number of powers.
    @inlinable @inline(__always)
    package static var count: Int { 20 }

    /// A power, or the largest one for exponents beyond it.
    @inlinable @inline(__always)
    package static subscript(exponent: Int) -> UInt64 {
        bricolage_power_of_ten(UInt64(truncatingIfNeeded: min(exponent, count &- 1)))
    }

    /// How many decimal digits a number has; one for zero.
    @inlinable @inline(__always)
    package static func digitCount(_ number: UInt64) -> Int {
        // log10(2) times the number of bits is the count or one too few.
        let estimate = ((64 &- (number | 1).leadingZeroBitCount) &* 1233) &>> 12
        return estimate &+ ((number | 1) >= bricolage_power_of_ten(UInt64(truncatingIfNeeded: estimate)) ? 1 : 0)
    }
}
