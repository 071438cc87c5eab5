/// A value that can be compared, coded and shared between threads.
public protocol Pure: Hashable, Codable, Sendable {}

extension Bric: Pure {}
extension Bool: Pure {}
extension String: Pure {}
extension Double: Pure {}
extension Float: Pure {}
extension Int: Pure {}
extension Int8: Pure {}
extension Int16: Pure {}
extension Int32: Pure {}
extension Int64: Pure {}
extension UInt: Pure {}
extension UInt8: Pure {}
extension UInt16: Pure {}
extension UInt32: Pure {}
extension UInt64: Pure {}
extension Optional: Pure where Wrapped: Pure {}
extension Array: Pure where Element: Pure {}
extension ContiguousArray: Pure where Element: Pure {}
extension Set: Pure where Element: Pure {}
extension Dictionary: Pure where Key: Pure, Value: Pure {}
