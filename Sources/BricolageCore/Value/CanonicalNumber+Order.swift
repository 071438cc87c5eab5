extension CanonicalNumber {
    /// Whether the value is smaller than another one.
    ///
    /// Linear in the digits of both; the size of an exponent costs nothing.
    func isLess(than other: CanonicalNumber) -> Bool {
        if isZero || other.isZero || isNegative != other.isNegative { return sign < other.sign }
        let order = magnitude(comparedTo: other)
        return isNegative ? order > 0 : order < 0
    }

    var isZero: Bool { digits == .word(0) }

    private var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

    /// Less than, equal to or greater than zero as the magnitude is less than, equal to or greater than another one.
    private func magnitude(comparedTo other: CanonicalNumber) -> Int {
        let left = digits.text
        let right = other.digits.text
        // The places of the first digits decide, unless they are the same.
        guard let (mine, theirs) = exponent.offsets(with: other.exponent) else {
            return exponent.isLess(than: other.exponent) ? -1 : 1
        }
        let (first, second) = (mine + left.count, theirs + right.count)
        if first != second { return first < second ? -1 : 1 }
        if left == right { return 0 }
        return left.lexicographicallyPrecedes(right) ? -1 : 1
    }
}

extension CanonicalNumber.Digits {
    /// The digits as text, the first one not a zero.
    @inline(never)
    var text: [UInt8] {
        switch self {
        case .word(let word): Array(String(word).utf8)
        case .long(let long): long
        }
    }
}

extension CanonicalNumber.Exponent {
    /// How far this and another exponent are from a common place; nil if it is only known which of them is smaller.
    func offsets(with other: Self) -> (Int, Int)? {
        switch (self, other) {
        case (.small(let left), .small(let right)): (left, right)
        case (.huge(let isNegative, let left, let offset), .huge(let otherIsNegative, let right, let otherOffset)):
            isNegative == otherIsNegative && left == right ? (offset, otherOffset) : nil
        default: nil
        }
    }

    /// Whether this is smaller than another exponent that is far away; an exponent that does not fit a word is beyond
    /// all that do.
    func isLess(than other: Self) -> Bool {
        switch (self, other) {
        case (.huge(let isNegative, _, _), .small): return isNegative
        case (.huge(let isNegative, let left, _), .huge(let otherIsNegative, let right, _)):
            return isNegative == otherIsNegative ? Self.isLonger(left, than: right) == isNegative : isNegative
        case (.small, .huge(let isNegative, _, _)): return !isNegative
        case (.small(let left), .small(let right)): return left < right
        }
    }

    /// Whether a number without leading zeros is larger than another one.
    private static func isLonger(_ left: [UInt8], than right: [UInt8]) -> Bool {
        left.count == right.count ? right.lexicographicallyPrecedes(left) : left.count > right.count
    }
}

extension JSON.Number: Comparable {
    /// Whether a number is smaller than another by value, however they are written.
    @inline(never)
    public static func < (lhs: JSON.Number, rhs: JSON.Number) -> Bool {
        if case .integer(let left) = lhs.form, case .integer(let right) = rhs.form { return left < right }
        return CanonicalNumber(lhs).isLess(than: CanonicalNumber(rhs))
    }
}
