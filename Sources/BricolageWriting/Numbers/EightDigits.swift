internal import BricolageKernel

/// The eight decimal digits of a number below 10^8, in one word whose lowest byte is the first digit.
///
///     12345678 ─▶ 1234 · 5678 ─▶ 12 · 34 · 56 · 78 ─▶ 1 2 3 4 5 6 7 8
///
/// Each step divides all parts at once. The quotients come from products that are exact for numbers this small.
struct EightDigits {
    /// The digits from 0 to 9, a byte each.
    private let word: UInt64

    @inline(__always)
    init(_ number: UInt64) {
        let high = number / 10_000
        let fours = high | (number &- high &* 10_000) &<< 32
        let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) &<< 16
        let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
        word = tens | (twos &- tens &* 10) &<< 8
    }

    @inline(__always)
    private init(word: UInt64) { self.word = word }

    /// The digits of two numbers, computed together.
    @inline(__always)
    static func pair(_ first: UInt64, _ second: UInt64) -> (EightDigits, EightDigits) {
        let digits = bricolage_sixteen_digits(first, second)
        return (EightDigits(word: digits.first), EightDigits(word: digits.second))
    }

    /// The digits as ASCII.
    @inline(__always)
    var text: UInt64 { word | 0x3030_3030_3030_3030 }

    /// How many zeros precede the first other digit; 7 if all digits are zeros.
    @inline(__always)
    var leadingZeros: Int { (word | 1 &<< 56).trailingZeroBitCount &>> 3 }

    /// How many zeros are at the end of `first` followed by these digits; 15 if there are only zeros.
    @inline(__always)
    func trailingZeros(after first: EightDigits) -> Int {
        // Both are computed, because a branch would be unpredictable. Setting the lowest bit avoids a special case for
        // zero.
        let here = (word | 1).leadingZeroBitCount
        let before = 64 &+ (first.word | 1).leadingZeroBitCount
        return (word == 0 ? before : here) &>> 3
    }

    /// How many zeros follow the last other digit; 8 if all digits are zeros.
    @inline(__always)
    var trailingZeros: Int { word.leadingZeroBitCount &>> 3 }
}
