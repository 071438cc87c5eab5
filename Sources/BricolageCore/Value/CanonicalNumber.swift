/// The value of a number without regard to how it is written: sign, digits without zeros at either end, power of ten.
///
///     1, 1.0, 10e-1      digits "1",  exponent 0
///     -0.5, -5E-1        digits "5",  exponent -1, negative
///     0, -0, 0.00e7      digits "",   exponent 0
///
/// Linear in the length of the literal, never in the size of its exponent.
struct CanonicalNumber {
    private(set) var isNegative = false
    private(set) var digits: Digits = .word(0)
    /// The power of ten of the last digit.
    private(set) var exponent: Exponent = .small(0)

    enum Digits {
        /// At most nineteen digits.
        case word(UInt64)
        /// Twenty and more.
        case long([UInt8])
    }

    enum Exponent {
        case small(Int)
        /// Nineteen digits and more, for exponents that do not fit an `Int`.
        case huge(isNegative: Bool, digits: [UInt8])
    }

    init(_ number: JSON.Number) {
        switch number.form {
        case .integer(let value): self.init(value.magnitude, exponent: 0, isNegative: value < 0)
        case .decimal(let significand, let fractionDigits, let isNegative):
            self.init(significand, exponent: -Int(fractionDigits), isNegative: isNegative)
        case .double(let value):
            let text = value.description
            self.init(literal: Array(text.utf8))
        case .literal(let text): self.init(literal: Array(text.utf8))
        }
    }

    private init(_ significand: UInt64, exponent: Int, isNegative: Bool) {
        guard significand != 0 else { return }
        var significand = significand
        var exponent = exponent
        while significand.isMultiple(of: 10) {
            significand /= 10
            exponent += 1
        }
        self.isNegative = isNegative
        digits = .word(significand)
        // One form for each number, wherever it comes from.
        if significand >= 10_000_000_000_000_000_000 { digits = .long(digits.text) }
        self.exponent = .small(exponent)
    }

    private init(literal: [UInt8]) {
        var all: [UInt8] = []
        var fractionDigits = 0
        var isFraction = false
        var exponentText: ArraySlice<UInt8> = []
        for (position, byte) in literal.enumerated() {
            if NumberScanner.isDigit(byte) {
                if !all.isEmpty || byte != UInt8(ascii: "0") { all.append(byte) }
                if isFraction { fractionDigits += 1 }
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                exponentText = literal[(position + 1)...]
                break
            }
        }
        var removed = 0
        while all.last == UInt8(ascii: "0") {
            all.removeLast()
            removed += 1
        }
        guard !all.isEmpty else { return }
        isNegative = literal.first == UInt8(ascii: "-")
        digits = all.count <= 19 ? .word(all.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }) : .long(all)
        let isExponentNegative = exponentText.first == UInt8(ascii: "-")
        exponent = Exponent(
            isExponentNegative, exponentText.filter(NumberScanner.isDigit), plus: removed - fractionDigits)
    }

    var isInteger: Bool {
        switch exponent {
        case .small(let value): value >= 0
        case .huge(let isNegative, _): !isNegative
        }
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        // No integer type holds so many digits that an exponent above this could matter.
        guard case .small(let power) = exponent, 0...1_000 ~= power else { return nil }
        var value: T = 0
        func push(_ digit: UInt8) -> Bool {
            guard let digit = T(exactly: digit) else { return false }
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            value = sum
            return !overflow && !carry
        }
        for byte in digits.text where !push(byte - UInt8(ascii: "0")) { return nil }
        if value != 0 {
            for _ in 0..<power where !push(0) { return nil }
        }
        return value
    }
}
