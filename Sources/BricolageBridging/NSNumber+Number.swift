internal import BricolageCore
internal import Foundation

extension NSNumber {
    /// Whether the object is `true` or `false`, not a number.
    ///
    /// A cast does not tell: the number 1 can be cast to `Bool`, and `true` to `Int`.
    package var isBoolean: Bool {
        #if canImport(Darwin)
            CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
            unsafe objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
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
    /// The object that `JSONSerialization` makes of the number; nil if it is too large for `Double`.
    ///
    /// Integers are exact up to 38 digits. Others are rounded to the nearest `Double`.
    var foundationNumber: NSNumber? {
        let text = description
        if !text.utf8.contains(where: { ".eE".utf8.contains($0) }), text != "-0" {
            if let integer = Int(text) { return NSNumber(value: integer) }
            if let integer = UInt64(text) { return NSNumber(value: integer) }
            if JSON.Number(double) != self, let decimal = Decimal(string: text),
                JSON.Number(decimal.description) == self
            {
                return NSDecimalNumber(decimal: decimal)
            }
        }
        return double.isFinite ? NSNumber(value: double) : nil
    }
}
