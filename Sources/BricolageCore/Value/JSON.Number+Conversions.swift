extension JSON.Number {
    /// The nearest `Double`; infinite on overflow, and zero on underflow.
    ///
    /// `JSON.double`, and everything else that reads a `Double`, refuses both.
    public var double: Double {
        switch form {
        case .integer(let value): return Double(value)
        case .double(let value): return value
        case .decimal(let significand, let fractionDigits, let isNegative):
            if let value = DoubleReading.nearest(significand, exponent: -Int(fractionDigits)) {
                return isNegative ? -value : value
            }
            return Double(description) ?? .nan
        case .literal(var text): return text.withUTF8 { DoubleReading.read($0) }
        }
    }

    /// The number as an `Int`; nil if `Int` cannot hold it exactly.
    public var int: Int? { integer(Int.self) }

    /// Whether the value is an integer, however it is written: `1.0` and `1e2` are.
    public var isInteger: Bool {
        switch form {
        case .integer: true
        case .double(let value): value.magnitude >= 0x1p53 || Double(Int64(value)) == value
        default: CanonicalNumber(self).isInteger
        }
    }

    /// The number as an integer of the type; nil if the type cannot hold it exactly.
    ///
    /// Only the value matters: `1.0` and `1e2` are integers, `0.1` is not.
    public func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
        switch form {
        case .integer(let value): return T(exactly: value)
        // The number is the shortest decimal that reads back as the double; for larger doubles, that may be another
        // integer.
        case .double(let value) where value.magnitude <= 0x1p53: return T(exactly: value)
        default: return CanonicalNumber(self).integer(type)
        }
    }
}

extension JSON.Number {
    /// The nearest `Float`; nil if that is infinite, or zero though the number is not.
    var float: Float? { Float(description).flatMap(kept) }

    /// The result of converting this number to floating point; nil if it is infinite, or zero though the number is not.
    func kept<Value: FloatingPoint>(_ value: Value) -> Value? {
        value.isFinite && (!value.isZero || self == 0) ? value : nil
    }
}
