/// The shortest decimal that reads back as a binary floating-point number; of several, the closest one.
///
///            lower end       value       upper end         every real number between the ends
///     ───────────┼─────────────┼─────────────┼─────────    rounds to the value when it is read
///       ┼    ┼    ┼    ┼    ┼    ┼    ┼    ┼    ┼    ┼     multiples of 10^k: at least one lies between the ends
///       ┼                                            ┼     multiples of 10^(k+1): at most one does
///
/// The value is `significand * 2^power`, and the ends are half a unit of its last bit away from it. With
/// k = floor(log10(2^power)) that unit is from 1 to 10 times 10^k, which makes the drawing true: a multiple of 10^(k+1)
/// between the ends is the answer, without the zeros at its end; else it is the multiple of 10^k nearest to the value.
///
/// value / 10^k is computed in fixed point, by one multiplication with 128 bits of a power of five (`PowersOfFive`).
/// The numbers that it is compared with are nearly always so far away that 64 bits of fraction decide; otherwise, and
/// for powers of two, whose lower end is nearer, `exact` decides.
///
/// Finding the digits by arithmetic on one scaled interval is the idea of Raffaello Giulietti's Schubfach.
struct ShortestDecimal: Equatable {
    /// The digits, at most 17; there may be zeros at the end.
    let digits: UInt64
    /// The power of ten of the last digit.
    let exponent: Int

    init(digits: UInt64, exponent: Int) {
        self.digits = digits
        self.exponent = exponent
    }

    /// Finds the decimal for `significand * 2^power`.
    ///
    /// - Parameters:
    ///   - significand: From 1 to 2^53 - 1.
    ///   - power: From -1074 to 971.
    ///   - isLowerHalved: Whether the next smaller number is only half as far away as the next larger one.
    @inline(__always)
    init(significand: UInt64, power: Int, isLowerHalved: Bool) {
        if isLowerHalved {
            self = Self.exact(significand: significand, power: power, isLowerHalved: true)
            return
        }
        let scaled = ScaledBinary(significand: significand, power: power, exponent: Self.floorLog10(ofPower: power))
        let lastDigit = scaled.whole % 10

        // Distances in units of the last digit, with four bits before the point: from the multiple of ten below to the
        // value, from the nearest multiple of ten to the value, and from the value to either end.
        let above = lastDigit &<< 60 | scaled.fraction &>> 4
        let nearest = min(above, 10 &<< 60 &- above)
        let halfWidth = scaled.unit.high &>> (4 &- scaled.shift)

        // Which of the answers applies is as good as random, so they are selected without branches.
        let endsInTen = 0 &- ((nearest &- halfWidth) &>> 63)
        let roundedToTen = (10 & (0 &- ((5 &<< 60 &- above) &>> 63))) &- lastDigit
        let rounded = scaled.fraction &>> 63

        // The error is less than four, so numbers that differ by no more than that may be equal.
        if min(nearest &- halfWidth &+ 4, scaled.fraction &- 1 &<< 63 &+ 4) <= 8 {
            self = Self.exact(significand: significand, power: power, isLowerHalved: false)
        } else {
            digits = scaled.whole &+ (roundedToTen & endsInTen | rounded & ~endsInTen)
            exponent = scaled.exponent
        }
    }
}

extension ShortestDecimal {
    /// Finds the decimal for the magnitude of a finite number that is not zero.
    @inline(__always)
    init(_ value: Double) {
        let bits = value.significandBitPattern
        let exponent = Int(value.exponentBitPattern)
        self =
            exponent == 0
            ? ShortestDecimal(significand: bits, power: -1074, isLowerHalved: false)
            : ShortestDecimal(
                significand: bits | 1 &<< 52, power: exponent &- 1075, isLowerHalved: bits == 0 && exponent > 1)
    }

    // Logarithms as products and shifts; the generator of the powers proves that they are good enough.

    /// floor(log10(2^power)).
    @inline(__always)
    static func floorLog10(ofPower power: Int) -> Int { (power &* 1_262_611) >> 22 }

    /// floor(log10(3/4 * 2^power)).
    static func floorLog10(ofThreeQuartersOfPower power: Int) -> Int { (power &* 1_262_611 &- 524_031) >> 22 }
}
