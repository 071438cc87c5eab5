// Bricolage's box, re-exported like the unions.
@_exported public import struct BricolageFields.Indirect

extension Indirect: WrapperType, RawIsomorphism {
    /// Boxes a value.
    public init(_ some: Value) { self.init(wrappedValue: some) }

    /// Boxes a value.
    public init(rawValue: Value) { self.init(wrappedValue: rawValue) }

    /// Boxes a value.
    public static func some(_ value: Value) -> Self { Self(wrappedValue: value) }

    /// The value in the box.
    public var rawValue: Value { wrappedValue }

    /// What a function makes of the value.
    public func flatMap<U>(_ transform: (Value) throws -> U?) rethrows -> U? { try transform(wrappedValue) }
}

extension Indirect: Pure where Value: Pure {}

extension Optional {
    /// The value in a box, or nil.
    public func indirect() -> Indirect<Wrapped>? { map { Indirect(wrappedValue: $0) } }
}
