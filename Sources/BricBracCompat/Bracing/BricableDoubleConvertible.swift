/// A number that becomes a `Double` in a `Bric`.
public protocol BricableDoubleConvertible: Bricable {
    /// The nearest `Double`, as there is no way to refuse a number here; `bricEncoded()` refuses large integers.
    var bricNum: Double { get }
}

extension BricableDoubleConvertible {
    /// A number.
    public func bric() -> Bric { .num(bricNum) }
}

extension BricableDoubleConvertible where Self: BinaryInteger {
    /// The nearest `Double`.
    public var bricNum: Double { Double(self) }
}

extension Double: BricableDoubleConvertible {
    /// The number itself.
    public var bricNum: Double { self }
}

extension Float: BricableDoubleConvertible {
    /// The same number.
    public var bricNum: Double { Double(self) }
}

extension Int: BricableDoubleConvertible {}
extension Int8: BricableDoubleConvertible {}
extension Int16: BricableDoubleConvertible {}
extension Int32: BricableDoubleConvertible {}
extension Int64: BricableDoubleConvertible {}
extension UInt: BricableDoubleConvertible {}
extension UInt8: BricableDoubleConvertible {}
extension UInt16: BricableDoubleConvertible {}
extension UInt32: BricableDoubleConvertible {}
extension UInt64: BricableDoubleConvertible {}
