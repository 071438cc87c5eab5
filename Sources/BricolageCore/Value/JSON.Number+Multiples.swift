extension JSON.Number {
    /// Whether this number is an exact multiple of another one: 4.35 is a multiple of 0.01.
    ///
    /// Every number is a multiple of itself, zero is a multiple of every number, and only zero is a multiple of zero.
    /// Linear in the digits of this number times those of the other; the size of an exponent costs nothing.
    public func isMultiple(of other: JSON.Number) -> Bool {
        if case .integer(let left) = form, case .integer(let right) = other.form { return left.isMultiple(of: right) }
        return CanonicalNumber(self).isMultiple(of: CanonicalNumber(other))
    }
}

extension CanonicalNumber {
    /// Whether this is a whole multiple of another number.
    ///
    /// With `a * 10^p` and `b * 10^q`, where neither `a` nor `b` ends in a zero, the question is whether `b` divides
    /// `a * 10^(p-q)`. It never does where `p < q`. Factors of ten beyond the factors 2 and 5 that `b` has change
    /// nothing, so a few zeros after `a` serve as well as any number of them.
    func isMultiple(of other: CanonicalNumber) -> Bool {
        if isZero { return true }
        if other.isZero { return false }
        let divisor = other.digits
        // A number of n digits has less than 4 * n factors of 2 and of 5.
        var zeros = 4 * divisor.text.count
        if exponent.isLess(than: other.exponent) { return false }
        if exponent.isLess(than: other.exponent.adding(zeros)) { zeros = exponent.distance(from: other.exponent) }
        let digits = self.digits.text + [UInt8](repeating: UInt8(ascii: "0"), count: zeros)
        switch divisor {
        case .word(let word): return Self.remainder(of: digits, by: word) == 0
        case .long(let long): return Self.isMultiple(digits, of: long)
        }
    }

    private static func remainder(of digits: [UInt8], by divisor: UInt64) -> UInt64 {
        digits.reduce(0) { remainder, digit in
            let (high, low) = remainder.multipliedFullWidth(by: 10)
            let (sum, carry) = low.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
            return divisor.dividingFullWidth((high + (carry ? 1 : 0), sum)).remainder
        }
    }

    /// Long division: brings down one digit after the other, and subtracts the divisor as often as possible.
    private static func isMultiple(_ digits: [UInt8], of divisor: [UInt8]) -> Bool {
        var remainder = Words()
        var words = Words()
        for digit in divisor { words.append(digit - UInt8(ascii: "0")) }
        for digit in digits {
            remainder.append(digit - UInt8(ascii: "0"))
            while !remainder.isLess(than: words) { remainder.subtract(words) }
        }
        return remainder.isZero
    }

    /// A whole number of any size, the lowest 32 bits first, without leading zeros.
    private struct Words {
        private var words: [UInt32] = []

        var isZero: Bool { words.isEmpty }

        /// Appends a decimal digit.
        mutating func append(_ digit: UInt8) {
            var carry = UInt64(digit)
            for position in words.indices {
                let product = UInt64(words[position]) * 10 + carry
                words[position] = UInt32(truncatingIfNeeded: product)
                carry = product >> 32
            }
            if carry > 0 { words.append(UInt32(carry)) }
        }

        func isLess(than other: Words) -> Bool {
            if words.count != other.words.count { return words.count < other.words.count }
            return words.reversed().lexicographicallyPrecedes(other.words.reversed())
        }

        /// Subtracts a number that is not larger.
        mutating func subtract(_ other: Words) {
            var borrow: Int64 = 0
            for position in words.indices {
                let taken = position < other.words.count ? Int64(other.words[position]) : 0
                let difference = Int64(words[position]) - taken - borrow
                words[position] = UInt32(truncatingIfNeeded: difference)
                borrow = difference < 0 ? 1 : 0
            }
            while words.last == 0 { words.removeLast() }
        }
    }
}
