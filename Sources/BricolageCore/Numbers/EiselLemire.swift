/// Conversion of decimal to binary floating point with one or two 64-bit multiplications.
///
///     significand, shifted left until its top bit is set        64 bits
///     × 5^exponent, rounded to 128 bits (`PowersOfFive`)        128 bits
///     = the top 64 bits and the 64 below them decide the 53 bits of the result
enum EiselLemire {
    /// The nearest double to `significand * 10^exponent`, or nil when the product does not decide it.
    @inline(__always)
    static func nearest(_ significand: UInt64, exponent: Int) -> Double? {
        guard significand != 0, exponent >= PowersOfFive.smallestExponent else { return 0 }
        guard exponent <= PowersOfFive.largestExponent else { return .infinity }

        let shift = significand.leadingZeroBitCount
        let (high, low) = product(significand &<< UInt64(shift), exponent: exponent)
        // All ones below: the bits that the table omits could carry into the result.
        if low == .max, !(-27...55 ~= exponent) { return nil }

        let upperBit = Int(high &>> 63)
        var mantissa = high &>> UInt64(upperBit + 64 - 52 - 3)
        var power = binaryExponent(of: exponent) + upperBit - shift + 1023

        if power <= 0 { return subnormal(mantissa, power: power) }

        // Exactly halfway between two doubles, which only small exponents can reach: round down to even.
        if low <= 1, -4...23 ~= exponent, mantissa & 3 == 1, mantissa &<< UInt64(upperBit + 64 - 52 - 3) == high {
            mantissa &= ~1
        }
        mantissa = (mantissa &+ (mantissa & 1)) &>> 1
        if mantissa >= 2 &<< 52 {
            mantissa = 1 &<< 52
            power += 1
        }
        guard power < 2047 else { return .infinity }
        return Double(bitPattern: UInt64(power) &<< 52 | (mantissa & (1 &<< 52 - 1)))
    }

    /// The nearest double to `significand / 10^digits`, for at most 27 digits and a quotient below 10^8.
    ///
    /// These are too few digits for subnormal numbers, and for cases that 128 bits do not decide. Nor can the quotient
    /// be halfway between two doubles, which takes 54 significant bits: it would have to be exact in binary with at
    /// most four digits, since the product would show other bits below, and such a quotient below 10^8 has at most 31
    /// bits.
    @inline(__always)
    static func nearest(_ significand: UInt64, over digits: Int) -> Double {
        let shift = significand.leadingZeroBitCount
        let (high, _) = product(significand &<< UInt64(truncatingIfNeeded: shift), exponent: 0 &- digits)
        let upperBit = high &>> 63
        var mantissa = high &>> (upperBit &+ 64 &- 52 &- 3)
        mantissa = (mantissa &+ (mantissa & 1)) &>> 1
        // The highest bit of the mantissa adds one to the power, or two where rounding up has made it longer.
        let power = UInt64(truncatingIfNeeded: binaryExponent(of: 0 &- digits) &- shift &+ 1022) &+ upperBit
        return significand == 0 ? 0 : Double(bitPattern: power &<< 52 &+ mantissa)
    }

    @inline(never)
    private static func subnormal(_ mantissa: UInt64, power: Int) -> Double {
        guard -power + 1 < 64 else { return 0 }
        var mantissa = mantissa &>> UInt64(-power + 1)
        mantissa = (mantissa &+ (mantissa & 1)) &>> 1
        // Rounding up may have given the smallest normal number, which has the same bits.
        return Double(bitPattern: mantissa)
    }

    @inline(__always)
    private static func product(_ significand: UInt64, exponent: Int) -> (high: UInt64, low: UInt64) {
        var (high, low) = significand.multipliedFullWidth(by: PowersOfFive.high(exponent))
        // Only when the bits below those needed are all ones can the second half of the power matter.
        if high & 0x1FF == 0x1FF {
            let second = significand.multipliedFullWidth(by: PowersOfFive.low(exponent))
            let (sum, carry) = low.addingReportingOverflow(second.high)
            low = sum
            if carry { high &+= 1 }
        }
        return (high, low)
    }

    /// floor(log2(10^exponent)) + 63, for exponents of the table.
    private static func binaryExponent(of exponent: Int) -> Int {
        ((152_170 + 65_536) &* exponent) &>> 16 &+ 63
    }
}
