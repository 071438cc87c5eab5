/// A type that makes a `Bric` of itself.
///
/// It is older than `Codable`; `bricEncoded()` does the same for any `Encodable` type.
public protocol Bricable {
    /// The value as a `Bric`.
    func bric() -> Bric
}

extension Bric: Bricable {
    /// The value itself.
    public func bric() -> Bric { self }
}

extension String: Bricable {
    /// A string.
    public func bric() -> Bric { .str(self) }
}

extension Bool: Bricable {
    /// A boolean.
    public func bric() -> Bric { .bol(self) }
}

extension WrapperType where Wrapped: Bricable {
    /// The `Bric` of the wrapped value, or null.
    public func bric() -> Bric { flatMap { $0.bric() } ?? .nul }
}

extension Optional: Bricable where Wrapped: Bricable {}

extension RawRepresentable where RawValue: Bricable {
    /// The `Bric` of the raw value.
    public func bric() -> Bric { rawValue.bric() }
}

extension Sequence where Element: Bricable {
    /// An array.
    public func bric() -> Bric { .arr(map { $0.bric() }) }
}

extension Array: Bricable where Element: Bricable {}
extension ArraySlice: Bricable where Element: Bricable {}
extension ContiguousArray: Bricable where Element: Bricable {}
extension Set: Bricable where Element: Bricable {}
extension CollectionOfOne: Bricable where Element: Bricable {}
extension EmptyCollection: Bricable where Element: Bricable {}

extension Dictionary: Bricable where Key == String, Value: Bricable {
    /// An object.
    public func bric() -> Bric { .obj(mapValues { $0.bric() }) }
}
