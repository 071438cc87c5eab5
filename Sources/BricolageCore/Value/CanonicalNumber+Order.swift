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
        // Where the first digits stand decides, unless they stand in the same place.
        switch (exponent, other.exponent) {
        case (.small(let mine), .small(let theirs)):
            let (first, second) = (mine + left.count, theirs + right.count)
            if first != second { return first < second ? -1 : 1 }
        default:
            if exponent != other.exponent { return exponent.isLess(than: other.exponent) ? -1 : 1 }
            if left.count != right.count { return left.count < right.count ? -1 : 1 }
        }
        if left == right { return 0 }
        return left.lexicographicallyPrecedes(right) ? -1 : 1
    }
}

extension CanonicalNumber.Digits {
    /// The digits as text, the first one not a zero.
    var text: [UInt8] {
        switch self {
        case .word(let word): Array(String(word).utf8)
        case .long(let long): long
        }
    }
}

extension CanonicalNumber.Exponent {
    /// Whether this is smaller than another exponent; one that fits no word is beyond all that do.
    func isLess(than other: Self) -> Bool {
        switch (self, other) {
        case (.small(let left), .small(let right)): left < right
        case (.huge(let isNegative, _), .small): isNegative
        case (.small, .huge(let isNegative, _)): !isNegative
        case (.huge(let isNegative, let left), .huge(let otherIsNegative, let right)):
            if isNegative != otherIsNegative {
                isNegative
            } else {
                left != right && Self.isLonger(left, than: right) == isNegative
            }
        }
    }

    /// Whether a number without leading zeros is larger than another one.
    private static func isLonger(_ left: [UInt8], than right: [UInt8]) -> Bool {
        left.count == right.count ? right.lexicographicallyPrecedes(left) : left.count > right.count
    }
}

extension JSON.Number: Comparable {
    /// Whether a number is smaller than another one by value, however both are written.
    @inline(never)
    public static func < (lhs: JSON.Number, rhs: JSON.Number) -> Bool {
        if case .integer(let left) = lhs.form, case .integer(let right) = rhs.form { return left < right }
        return CanonicalNumber(lhs).isLess(than: CanonicalNumber(rhs))
    }
}
