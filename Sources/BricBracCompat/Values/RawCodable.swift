/// A type that any of its raw values can create.
public protocol RawInitializable: RawRepresentable {
    /// Wraps a raw value.
    init(rawValue: RawValue)
}

/// A type that means the same as its raw value.
public protocol RawIsomorphism: RawInitializable {}

extension RawIsomorphism {
    /// The same value in another wrapper of the same type.
    public func morphed<T: RawIsomorphism>() -> T where T.RawValue == RawValue { T(rawValue: rawValue) }
}

extension RawIsomorphism where RawValue: CaseIterable {
    /// The cases of the wrapped type.
    public static var allCases: [Self] { RawValue.allCases.map(Self.init(rawValue:)) }
}

/// A wrapper that is coded as its raw value alone.
public protocol RawCodable: RawIsomorphism, Codable where RawValue: Codable {}

extension RawCodable {
    /// Reads the raw value.
    public init(from decoder: any Decoder) throws {
        // Asking the container, and not the type, lets the coder apply its strategies.
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }

    /// Writes the raw value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
