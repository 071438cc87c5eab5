/// A type whose values can be converted to `JSEN`.
public protocol JSENRepresentable: Codable {
    /// The value as `JSEN`.
    func asJSEN() -> JSEN
}

extension Int: JSENRepresentable {
    /// The number as an `int`.
    public func asJSEN() -> JSEN { .int(self) }
}

extension Double: JSENRepresentable {
    /// The number as a `double`.
    public func asJSEN() -> JSEN { .double(self) }
}

extension String: JSENRepresentable {
    /// The text as a `string`.
    public func asJSEN() -> JSEN { .string(self) }
}

extension Bool: JSENRepresentable {
    /// The truth value as a `bool`.
    public func asJSEN() -> JSEN { .bool(self) }
}

extension Array: JSENRepresentable where Element == JSEN {
    /// The elements as an `array`.
    public func asJSEN() -> JSEN { .array(self) }
}

extension Dictionary: JSENRepresentable where Key == String, Value == JSEN {
    /// The members as a `dictionary`.
    public func asJSEN() -> JSEN { .dictionary(self) }
}

extension Optional: JSENRepresentable where Wrapped: JSENRepresentable {
    /// The wrapped value; `null` if there is none.
    public func asJSEN() -> JSEN { self?.asJSEN() ?? .null }
}

extension RawRepresentable where RawValue: JSENRepresentable {
    /// The raw value.
    public func asJSEN() -> JSEN { rawValue.asJSEN() }
}
