extension ShortestDecimal {
    /// Finds the decimal with 128 bits of fraction.
    ///
    /// The scaled value and its ends are off by less than 2^-67. For every double, the numbers that they are compared
    /// with are either equal to them or at least 2^-65 away (`Scripts/generate-powers-of-five --check` proves that by
    /// continued fractions). So numbers that differ by less than 2^-66 are equal.
    @inline(never)
    static func exact(significand: UInt64, power: Int, isLowerHalved: Bool) -> ShortestDecimal {
        let exponent = isLowerHalved ? floorLog10(ofThreeQuartersOfPower: power) : floorLog10(ofPower: power)
        let scaled = ScaledBinary(significand: significand, power: power, exponent: exponent)
        let includesEnds = significand.isMultiple(of: 2)

        // In units of the last digit, with four bits before the point.
        let fraction = FixedPoint(scaled.fraction, scaled.rest) >> 4
        let halfWidth = FixedPoint(scaled.unit.high, scaled.unit.low) >> FixedPoint(4 - scaled.shift)
        let lowerHalfWidth = isLowerHalved ? halfWidth >> 1 : halfWidth
        let lastDigit = scaled.whole % 10
        let above = FixedPoint(lastDigit) << 124 | fraction
        let below = 10 << 124 - above

        func reaches(_ end: FixedPoint, to distance: FixedPoint) -> Bool {
            isEqual(end, distance) ? includesEnds : distance < end
        }
        if reaches(lowerHalfWidth, to: above) {
            return ShortestDecimal(digits: scaled.whole - lastDigit, exponent: exponent)
        }
        if reaches(halfWidth, to: below) {
            return ShortestDecimal(digits: scaled.whole - lastDigit + 10, exponent: exponent)
        }
        // Rounds up if the next digit is nearer, or is the only one in the interval.
        let half = 1 << 123 as FixedPoint
        let isTie = isEqual(fraction, half) && !scaled.whole.isMultiple(of: 2)
        let roundsUp = isTie || (fraction > half && !isEqual(fraction, half)) || !reaches(lowerHalfWidth, to: fraction)
        return ShortestDecimal(digits: scaled.whole + (roundsUp ? 1 : 0), exponent: exponent)
    }

    private typealias FixedPoint = UInt128

    private static func isEqual(_ left: UInt128, _ right: UInt128) -> Bool {
        (left > right ? left - right : right - left) < 1 << 58
    }
}

extension UInt128 {
    fileprivate init(_ high: UInt64, _ low: UInt64) { self = UInt128(high) << 64 | UInt128(low) }
}
