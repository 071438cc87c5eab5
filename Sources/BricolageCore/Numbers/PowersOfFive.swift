public import BricolageKernel

/// The leading 128 bits of the powers of five that a double can need, a high and a low word each, off by less than one.
///
/// They are in the kernel, so that the two modules that read and write numbers look them up without a call.
@usableFromInline package enum PowersOfFive {
    /// The exponent of the first entry: below it every 64-bit significand rounds to zero.
    @inlinable static var smallestExponent: Int { -342 }

    /// The last exponent for reading: above it every significand but zero is infinite.
    static var largestExponent: Int { 308 }

    /// The exponent of the last entry, which the smallest double is written with.
    @inlinable static var lastExponent: Int { 324 }

    /// The high word of a power between the first and the last entry.
    @inlinable @inline(__always)
    package static func high(_ exponent: Int) -> UInt64 {
        assert(smallestExponent...lastExponent ~= exponent)
        return bricolage_power_of_five(2 &* (exponent &- smallestExponent))
    }

    /// The low word.
    @inlinable @inline(__always)
    package static func low(_ exponent: Int) -> UInt64 {
        bricolage_power_of_five(2 &* (exponent &- smallestExponent) &+ 1)
    }
}
