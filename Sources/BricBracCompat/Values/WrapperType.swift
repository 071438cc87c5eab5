public import BricolageModeling

/// A type that wraps another one, and perhaps no value.
public protocol WrapperType {
    /// The wrapped type.
    associatedtype Wrapped
    /// Wraps a value.
    init(_ some: Wrapped)
    /// What a function makes of the value, or nil if there is none.
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
}

extension Optional: WrapperType {}

extension WrapperType where Self: ExpressibleByNilLiteral {
    /// The wrapped value, or nil.
    public var flatValue: Wrapped? {
        get { flatMap { $0 } }
        set { self = newValue.map(Self.init) ?? nil }
    }

    /// The wrapped value, or an explicit null if there is none.
    public var asNullable: Nullable<Wrapped> {
        get { flatValue.map { .v2($0) } ?? .null }
        set { flatValue = newValue.v2 }
    }

    /// The wrapped value; an explicit null becomes nil.
    public var asNullableOptional: Nullable<Wrapped>? {
        get { flatValue.map { .v2($0) } }
        set { flatValue = newValue?.v2 }
    }
}

extension WrapperType where Self: ExpressibleByNilLiteral, Wrapped: Equatable {
    /// The partner of the wrapped value in a list of pairs; a value without a partner is nil, in both directions.
    public subscript<Value: Equatable>(narrowMap pairs: KeyValuePairs<Wrapped, Value>) -> Value? {
        get { flatValue.flatMap { value in pairs.first { $0.key == value }?.value } }
        set { flatValue = newValue.flatMap { value in pairs.first { $0.value == value }?.key } }
    }
}
