internal import BricolageCore
internal import Foundation

extension NSNumber {
    /// Whether the object is `true` or `false`, not a number.
    ///
    /// A cast does not tell: the number 1 can be cast to `Bool`, and `true` to `Int`. The type code does not either:
    /// that of an `Int8` may be the same. But there is only one object for each truth value.
    package var isBoolean: Bool {
        #if canImport(Darwin)
            CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
            self === NSNumber(value: true) || self === NSNumber(value: false)
        #endif
    }

    /// The number, exactly; nil if it is infinite or not a number.
    var number: JSON.Number? {
        if self is NSDecimalNumber { return JSON.Number(decimalValue.description) }
        return switch UInt8(bitPattern: unsafe objCType.pointee) {
        // The shortest text of a `Float` is not that of the equal `Double`.
        case UInt8(ascii: "f"): JSON.Number(floatValue.description)
        case UInt8(ascii: "d"): JSON.Number(doubleValue)
        case UInt8(ascii: "Q"): JSON.Number(uint64Value)
        default: JSON.Number(int64Value)
        }
    }
}

extension JSON.Number {
    /// The object that `JSONSerialization` makes of the number; nil if it is beyond the range of `Double`.
    ///
    /// Integers are exact up to 38 digits. Others are rounded to the nearest `Double`.
    var foundationNumber: NSNumber? {
        if isSpeltAsInteger {
            if let integer = int { return NSNumber(value: integer) }
            if let integer = integer(UInt64.self) { return NSNumber(value: integer) }
        }
        if isInteger, JSON.Number(double) != self, let decimal = Decimal(string: description),
            JSON.Number(decimal.description) == self
        {
            return NSDecimalNumber(decimal: decimal)
        }
        return double.isFinite && (isInteger || !double.isZero) ? NSNumber(value: double) : nil
    }

    /// Whether the number has neither a fraction nor an exponent, nor the sign of a zero, which no integer has.
    private var isSpeltAsInteger: Bool {
        let text = description
        return text != "-0" && !text.utf8.contains { ".eE".utf8.contains($0) }
    }
}
