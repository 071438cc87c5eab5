extension Optional {
    /// An optional property of the value; it cannot be set if there is no value.
    public subscript<T>(some optionalKeyPath: WritableKeyPath<Wrapped, T?>) -> T?? {
        get { map { $0[keyPath: optionalKeyPath] } }
        set { self?[keyPath: optionalKeyPath] = newValue ?? nil }
    }

    /// An optional property of the value, without the second level of nil.
    public subscript<T>(flatMap optionalKeyPath: WritableKeyPath<Wrapped, T?>) -> T? {
        get { self?[keyPath: optionalKeyPath] }
        set { self?[keyPath: optionalKeyPath] = newValue }
    }

    /// A property of the value; setting nil clears the whole value.
    public subscript<T>(map throughKeyPath: WritableKeyPath<Wrapped, T>) -> T? {
        get { self?[keyPath: throughKeyPath] }
        set { if let newValue { self?[keyPath: throughKeyPath] = newValue } else { self = nil } }
    }

    /// The value as the raw value of a type, or a substitute.
    public subscript<T: RawRepresentable>(rawDefaulted defaultValue: T?) -> T? where T.RawValue == Wrapped {
        get { flatMap(T.init(rawValue:)) ?? defaultValue }
        set { self = newValue?.rawValue }
    }
}

extension Optional where Wrapped: RawRepresentable {
    /// The raw value of the value.
    public var rawOptional: Wrapped.RawValue? {
        get { self?.rawValue }
        set { self = newValue.flatMap(Wrapped.init(rawValue:)) }
    }
}

extension Optional where Wrapped: Defaultable {
    /// An optional property of the value, or of its default if it is nil.
    public subscript<T>(someDef optionalKeyPath: WritableKeyPath<Wrapped, T?>) -> T? {
        get { faulted[keyPath: optionalKeyPath] }
        set { faulted[keyPath: optionalKeyPath] = newValue }
    }

    /// A property of the value, or of its default if it is nil; setting nil clears the whole value.
    public subscript<T>(defaultMap throughKeyPath: WritableKeyPath<Wrapped, T>) -> T? {
        get { faulted[keyPath: throughKeyPath] }
        set { if let newValue { faulted[keyPath: throughKeyPath] = newValue } else { self = nil } }
    }
}
