// Not conformances to `Hashable`, of which nothing else would be used: they would add kilobytes to every program.

extension CanonicalNumber {
    static func == (lhs: CanonicalNumber, rhs: CanonicalNumber) -> Bool {
        lhs.isNegative == rhs.isNegative && lhs.digits == rhs.digits && lhs.exponent == rhs.exponent
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(isNegative)
        switch digits {
        case .word(let word): hasher.combine(word)
        case .long(let digits): hasher.combine(digits)
        }
        switch exponent {
        case .small(let value): hasher.combine(value)
        case .huge(let isNegative, let digits):
            hasher.combine(isNegative)
            hasher.combine(digits)
        }
    }
}

extension CanonicalNumber.Digits {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.word(let left), .word(let right)): left == right
        case (.long(let left), .long(let right)): left == right
        default: false
        }
    }
}

extension CanonicalNumber.Exponent {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.small(let left), .small(let right)): left == right
        case (.huge(let isNegative, let left), .huge(let isOtherNegative, let right)):
            isNegative == isOtherNegative && left == right
        default: false
        }
    }
}

extension JSON.Number: Hashable {
    /// Whether two numbers have the same value: `1`, `1.0` and `1e0` are equal.
    public static func == (lhs: JSON.Number, rhs: JSON.Number) -> Bool {
        if case .integer(let left) = lhs.form, case .integer(let right) = rhs.form { return left == right }
        return CanonicalNumber(lhs) == CanonicalNumber(rhs)
    }

    /// Feeds the value to the hasher, however it is written.
    public func hash(into hasher: inout Hasher) {
        CanonicalNumber(self).hash(into: &hasher)
    }
}
