/// A number that can be read from a `Bric`.
public protocol BracableNumberConvertible: Bracable {
    /// The same number, or an error if this type cannot hold it.
    static func fromBric(num: Double) throws -> Self
}

extension BracableNumberConvertible {
    /// Reads a number.
    public static func brac(bric: Bric) throws -> Self { try fromBric(num: bric.bracNum()) }
}

extension BracableNumberConvertible where Self: BinaryInteger {
    /// The same integer; a fraction, and a number that this type cannot hold, are errors.
    public static func fromBric(num: Double) throws -> Self {
        guard let value = Self(exactly: num) else {
            throw BracError.numericOverflow(type: Self.self, value: num, path: [])
        }
        return value
    }
}

extension Double: BracableNumberConvertible {
    /// The number itself.
    public static func fromBric(num: Double) -> Double { num }
}

extension Float: BracableNumberConvertible {
    /// The nearest number; one beyond the range of `Float` is an error.
    public static func fromBric(num: Double) throws -> Float {
        let value = Float(num)
        guard value.isFinite || !num.isFinite else {
            throw BracError.numericOverflow(type: Float.self, value: num, path: [])
        }
        return value
    }
}

extension Int: BracableNumberConvertible {}
extension Int8: BracableNumberConvertible {}
extension Int16: BracableNumberConvertible {}
extension Int32: BracableNumberConvertible {}
extension Int64: BracableNumberConvertible {}
extension UInt: BracableNumberConvertible {}
extension UInt8: BracableNumberConvertible {}
extension UInt16: BracableNumberConvertible {}
extension UInt32: BracableNumberConvertible {}
extension UInt64: BracableNumberConvertible {}
