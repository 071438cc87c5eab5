extension CanonicalNumber.Exponent {
    /// The sum of an exponent as it is written and the count of some digits.
    ///
    /// Linear in the digits. The count is one of digits in memory, far from the limits of an `Int`.
    init(_ isNegative: Bool, _ written: [UInt8], plus count: Int) {
        var digits = Array(written.drop { $0 == UInt8(ascii: "0") })
        var carry = isNegative ? -count : count
        if digits.count <= 18 {
            let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } + carry
            self = .small(isNegative ? -value : value)
            return
        }
        for position in digits.indices.reversed() where carry != 0 {
            let sum = Int(digits[position] - UInt8(ascii: "0")) + carry
            let digit = ((sum % 10) + 10) % 10
            digits[position] = UInt8(ascii: "0") + UInt8(digit)
            carry = (sum - digit) / 10
        }
        digits = (carry == 0 ? [] : Array(String(carry).utf8)) + digits.drop { carry == 0 && $0 == UInt8(ascii: "0") }
        // One form for each exponent, however it is written.
        let text = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
        self = Int(text).map { .small($0) } ?? .huge(isNegative: isNegative, digits: digits)
    }

    /// The exponent plus the count of some digits.
    func adding(_ count: Int) -> Self {
        switch self {
        case .small(let value):
            let (sum, overflows) = value.addingReportingOverflow(count)
            return overflows ? Self(value < 0, Array(String(value.magnitude).utf8), plus: count) : .small(sum)
        case .huge(let isNegative, let digits): return Self(isNegative, digits, plus: count)
        }
    }

    func isLess(than other: Self) -> Bool {
        switch (self, other) {
        case (.small(let left), .small(let right)): left < right
        case (.huge(let isNegative, _), .small): isNegative
        case (.small, .huge(let isNegative, _)): !isNegative
        case (.huge(let isNegative, let left), .huge(let otherIsNegative, let right)):
            if isNegative != otherIsNegative {
                isNegative
            } else if left.count != right.count {
                (left.count < right.count) != isNegative
            } else {
                isNegative ? right.lexicographicallyPrecedes(left) : left.lexicographicallyPrecedes(right)
            }
        }
    }

    /// How much larger this is than another exponent, if the difference is the count of some digits.
    func distance(from other: Self) -> Int {
        // The last digits of both tell such a difference.
        let modulus = 1_000_000_000_000_000_000
        let difference = remainder(by: modulus) - other.remainder(by: modulus)
        return difference < 0 ? difference + modulus : difference
    }

    private func remainder(by modulus: Int) -> Int {
        let remainder =
            switch self {
            case .small(let value): value % modulus
            case .huge(let isNegative, let digits):
                digits.suffix(18).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * (isNegative ? -1 : 1)
            }
        return remainder < 0 ? remainder + modulus : remainder
    }
}
