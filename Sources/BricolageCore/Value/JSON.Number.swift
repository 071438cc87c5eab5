extension JSON {
    /// A JSON number, exactly as written.
    ///
    /// `1`, `1.0`, `1e0`, 2^64 and thirty digits all keep their text from parsing to writing. Equality and hashing use
    /// the value: the first three are equal. A number created from a `Double` is the shortest decimal that reads back
    /// as that double, so `JSON.Number(0.1)` equals the literal `0.1`.
    public struct Number: Sendable {
        /// How the number is stored. The text follows from each form without loss:
        ///
        ///     42, -7             integer(42)                                any Int64 but "-0"
        ///     -65.613616999999   decimal(65613616999999, 12, negative)      up to 19 digits, no exponent
        ///     Double(0.1)        double(0.1)                                made from a Double
        ///     1e400, 30 digits   literal("1e400")                           everything else
        package enum Form: Sendable {
            case integer(Int64)
            case decimal(significand: UInt64, fractionDigits: UInt8, isNegative: Bool)
            case double(Double)
            case literal(String)
        }

        package internal(set) var form: Form

        init(form: Form) {
            self.form = form
        }
    }
}

extension JSON.Number {
    /// Creates the number that equals an integer.
    public init(_ value: some BinaryInteger) {
        if let value = Int64(exactly: value) {
            self.init(form: .integer(value))
        } else if let value = UInt64(exactly: value) {
            self.init(form: .decimal(significand: value, fractionDigits: 0, isNegative: false))
        } else {
            self.init(form: .literal(String(value)))
        }
    }

    /// Creates the number `significand / 10^fractionDigits`, of at most 19 digits before and after the dot.
    @inline(__always)
    package init(_ significand: UInt64, fractionDigits: UInt8, isNegative: Bool) {
        if fractionDigits == 0, let value = Int64(exactly: significand), value > 0 || !isNegative {
            self.init(form: .integer(isNegative ? -value : value))
        } else {
            self.init(form: .decimal(significand: significand, fractionDigits: fractionDigits, isNegative: isNegative))
        }
    }

    /// Creates the shortest number that reads back as a double; nil for infinities and NaN, which JSON cannot write.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(form: .double(value))
    }

    /// Creates a number from its text, which is kept; nil if the text is not a number of RFC 8259, section 6.
    public init?(_ text: String) {
        var padded = Array(text.utf8)
        let count = padded.count
        padded.append(0)
        let number = padded.withUnsafeBufferPointer { bytes -> JSON.Number? in
            guard let base = bytes.baseAddress, base[0] == UInt8(ascii: "-") || NumberScanner.isDigit(base[0]),
                let scanned = try? NumberScanner(base), scanned.end == count
            else { return nil }
            return JSON.Number(scanned: UnsafeBufferPointer(start: base, count: count))
        }
        guard let number else { return nil }
        self = number
    }

    /// Creates a number from a literal that `NumberScanner` has accepted.
    init(scanned text: UnsafeBufferPointer<UInt8>) {
        // Nineteen digits, a dot, a minus and a leading zero: longer literals are always kept as text.
        guard text.count <= 22 else {
            self.init(form: .literal(String(decoding: text, as: UTF8.self)))
            return
        }
        self.init(text, DecimalText(text))
    }

    /// Creates a number from a literal of a document, which is followed by more text or by padding.
    @inline(__always)
    init(padded text: UnsafeBufferPointer<UInt8>, isFractional: Bool) {
        guard text.count <= 20 else {
            self.init(scanned: text)
            return
        }
        self.init(text, .read(padded: text, isFractional: isFractional))
    }

    @inline(__always)
    private init(_ text: UnsafeBufferPointer<UInt8>, _ decimal: DecimalText) {
        let digits = text.count - (decimal.isNegative ? 1 : 0) - (decimal.fractionDigits > 0 ? 1 : 0)
        if decimal.hasExponent || digits > 19 {
            self.init(form: .literal(String(decoding: text, as: UTF8.self)))
        } else {
            self.init(
                decimal.significand, fractionDigits: UInt8(decimal.fractionDigits), isNegative: decimal.isNegative)
        }
    }
}

extension JSON.Number: ExpressibleByIntegerLiteral {
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension JSON.Number: LosslessStringConvertible {
    /// The text of the number: as it was written, or the shortest that reads back as the double that it was created
    /// from.
    public var description: String {
        switch form {
        case .integer(let value): String(value)
        case .decimal(let significand, let fractionDigits, let isNegative):
            Self.text(significand, fractionDigits: Int(fractionDigits), isNegative: isNegative)
        case .double(let value): value.description
        case .literal(let text): text
        }
    }

    private static func text(_ significand: UInt64, fractionDigits: Int, isNegative: Bool) -> String {
        var digits = String(significand)
        if fractionDigits > 0 {
            let missing = fractionDigits + 1 - digits.utf8.count
            if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
            digits.insert(".", at: digits.utf8.index(digits.endIndex, offsetBy: -fractionDigits))
        }
        return isNegative ? "-" + digits : digits
    }
}
