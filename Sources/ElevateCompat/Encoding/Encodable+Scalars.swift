public import Foundation

/// A type whose values are objects for `JSONSerialization` as they are.
protocol ScalarEncodable: Elevate.Encodable {}

extension ScalarEncodable {
    /// The value itself.
    public var json: Any { self }
}

extension String: ScalarEncodable {}
extension Bool: ScalarEncodable {}

extension Int: ScalarEncodable {}
extension Int8: ScalarEncodable {}
extension Int16: ScalarEncodable {}
extension Int32: ScalarEncodable {}
extension Int64: ScalarEncodable {}

extension UInt: ScalarEncodable {}
extension UInt8: ScalarEncodable {}
extension UInt16: ScalarEncodable {}
extension UInt32: ScalarEncodable {}
extension UInt64: ScalarEncodable {}

extension Float: ScalarEncodable {}
extension Double: ScalarEncodable {}

extension URL: Elevate.Encodable {
    /// The whole URL as a string.
    public var json: Any { absoluteString }
}
