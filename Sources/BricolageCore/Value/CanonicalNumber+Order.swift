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
        let (first, second) = (exponent.adding(left.count), other.exponent.adding(right.count))
        guard first == second else { return first.isLess(than: second) ? -1 : 1 }
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

extension JSON.Number: Comparable {
    /// Whether a number is smaller than another by value, however they are written.
    @inline(never)
    public static func < (lhs: JSON.Number, rhs: JSON.Number) -> Bool {
        if case .integer(let left) = lhs.form, case .integer(let right) = rhs.form { return left < right }
        return CanonicalNumber(lhs).isLess(than: CanonicalNumber(rhs))
    }
}
