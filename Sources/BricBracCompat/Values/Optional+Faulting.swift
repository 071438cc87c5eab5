/// A type that wraps another one and can tell the value.
public protocol _WrapperType {
    /// The wrapped type.
    associatedtype Wrapped
    /// Wraps a value.
    init(_ some: Wrapped)
    /// What a function makes of the value, or nil if there is none.
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    /// What a function makes of the value, or nil if there is none.
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    /// The value, or nil.
    var asOptional: Wrapped? { get }
}

/// An optional type.
public protocol _OptionalType: _WrapperType, ExpressibleByNilLiteral {}

extension Optional: _OptionalType {
    /// The value, or nil.
    public var asOptional: Wrapped? { self }
}

extension _WrapperType {
    /// The value, or a substitute if it is nil.
    public subscript(faulting defaultValue: @autoclosure () -> Wrapped) -> Wrapped {
        get { asOptional ?? defaultValue() }
        set { self = Self(newValue) }
    }

    /// The value, or a substitute if it is nil; usable in key paths.
    public subscript(faultingValue defaultValue: Wrapped) -> Wrapped {
        get { asOptional ?? defaultValue }
        set { self = Self(newValue) }
    }
}

extension _WrapperType where Wrapped: Defaultable {
    /// The value, or its default if it is nil; a default that is set stays.
    public var faulted: Wrapped {
        get { asOptional ?? .defaultValue }
        set { self = Self(newValue) }
    }
}

extension Optional where Wrapped: Equatable {
    /// The value, or a substitute if it is nil; setting the substitute clears the value.
    public subscript(defaulting defaultValue: @autoclosure () -> Wrapped) -> Wrapped {
        get { self ?? defaultValue() }
        set { self = newValue == defaultValue() ? nil : newValue }
    }

    /// The value, or a substitute if it is nil; setting the substitute clears the value; usable in key paths.
    public subscript(defaultingValue defaultValue: Wrapped) -> Wrapped {
        get { self ?? defaultValue }
        set { self = newValue == defaultValue ? nil : newValue }
    }
}

extension Optional where Wrapped: Defaultable & Equatable {
    /// The value, or its default if it is nil; setting the default clears the value.
    public var defaulted: Wrapped {
        get { self ?? .defaultValue }
        set { self = newValue == .defaultValue ? nil : newValue }
    }
}

extension Equatable {
    /// The value of an optional property, or its default if it is nil.
    public subscript<T: Defaultable>(faulting optionalKeyPath: WritableKeyPath<Self, T?>) -> T {
        get { self[keyPath: optionalKeyPath] ?? T.defaultValue }
        set { self[keyPath: optionalKeyPath] = newValue }
    }
}
