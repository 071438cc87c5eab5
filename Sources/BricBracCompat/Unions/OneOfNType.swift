/// A type that is one or all of several types.
public protocol SomeOf {}

/// A type that holds a value of one of one or more types.
public protocol OneOfNType: SomeOf {
    /// The first type.
    associatedtype T1
    /// The last type.
    associatedtype TN
    /// The union with one more type, `Never`, if there is one.
    associatedtype OneOfNext: OneOfNType

    /// Creates a value of the first type.
    init(t1: T1)
    /// Creates a value of the first type.
    init(_ t1: T1)
    /// The value if it is of the first type, else nil.
    func infer() -> T1?
}

extension OneOfNType {
    /// The value if it is of the first type, else nil; a new value changes the type, nil has no effect.
    public var v1: T1? {
        get { infer() }
        set { if let newValue { self = Self(t1: newValue) } }
    }

    /// The value of the first type, or a substitute.
    public subscript(faulting withValue: T1) -> T1 {
        get { infer() ?? withValue }
        set { self = Self(t1: newValue) }
    }

    /// The value itself: nothing in it is a union that could be flattened.
    @available(*, deprecated, message: "no exact match found for flattened")
    public var flattened: Self {
        get { self }
        set { self = newValue }
    }
}

extension OneOfNType where T1: Defaultable {
    /// The value of the first type, or its default.
    public var v1faulted: T1 {
        get { self[faulting: .defaultValue] }
        set { self[faulting: .defaultValue] = newValue }
    }
}

/// Creates a value of the first type of whatever union is expected.
public func oneOf<T: OneOfNType>(_ value: T.T1) -> T { T(t1: value) }

extension RawInitializable where RawValue: OneOfNType {
    /// The union with one more type.
    public typealias OneOfNext = RawValue.OneOfNext
    /// The last type.
    public typealias TN = RawValue.TN

    /// Wraps a value of the first type.
    public init(_ t1: RawValue.T1) { self.init(rawValue: RawValue(t1: t1)) }

    /// Wraps a value of the first type.
    public init(t1: RawValue.T1) { self.init(rawValue: RawValue(t1: t1)) }

    /// The wrapped value if it is of the first type, else nil.
    public func infer() -> RawValue.T1? { rawValue.infer() }
}
