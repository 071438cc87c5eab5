// Written by Scripts/generate-union-vocabulary; not edited by hand.

public import BricolageModeling

/// A type that holds a value of one of two or more types.
public protocol OneOf2Type: OneOfNType {
    /// The second type.
    associatedtype T2
    /// Creates a value of the second type.
    init(t2: T2)
    /// Creates a value of the second type.
    init(_ t2: T2)
    /// The value if it is of the second type, else nil.
    func infer() -> T2?
}

extension OneOf2Type {
    /// The value if it is of the second type, else nil; a new value changes the type, nil has no effect.
    public var v2: T2? {
        get { infer() }
        set { if let newValue { self = Self(t2: newValue) } }
    }

    /// The first of some optional values that is not nil, else the value of the first type.
    public static func coalesce(_ v2: @autoclosure () -> T2?, _ v1: @autoclosure () -> T1) -> Self {
        v2().map(Self.init(t2:)) ?? Self(t1: v1())
    }

    /// The value of the second type, or a substitute.
    public subscript(faulting withValue: T2) -> T2 {
        get { infer() ?? withValue }
        set { self = Self(t2: newValue) }
    }
}

extension OneOf2Type where T2: Defaultable {
    /// The value of the second type, or its default.
    public var v2faulted: T2 {
        get { self[faulting: .defaultValue] }
        set { self[faulting: .defaultValue] = newValue }
    }
}

/// Creates a value of the second type of whatever union is expected.
public func oneOf<T: OneOf2Type>(_ value: T.T2) -> T { T(t2: value) }

extension RawInitializable where RawValue: OneOf2Type {
    /// Wraps a value of the second type.
    public init(_ t2: RawValue.T2) { self.init(rawValue: RawValue(t2: t2)) }

    /// Wraps a value of the second type.
    public init(t2: RawValue.T2) { self.init(rawValue: RawValue(t2: t2)) }

    /// The wrapped value if it is of the second type, else nil.
    public func infer() -> RawValue.T2? { rawValue.infer() }
}

/// A type that holds a value of one of exactly two types.
public protocol Either2Type: OneOf2Type, EitherType where OneOfNext == OneOf3<T1, T2, Never> {
    /// Converts the value by the function for its type.
    func map2<U1, U2>(_ f1: (T1) throws -> U1, _ f2: (T2) throws -> U2) rethrows -> OneOf2<U1, U2>
}

extension Either2Type {
    /// The same value in the union of the same types.
    public var oneOf2: OneOf2<T1, T2> {
        get { map2({ $0 }, { $0 }) }
        set { self = newValue.asOneOfN() }
    }

    /// The value that the function for its type makes of it.
    public subscript<U>(unifying paths: ((T1) -> U, (T2) -> U)) -> U { oneOf2[routing: paths] }

    /// The same value in a union of the same types and perhaps more.
    public func asOneOfN<T: OneOf2Type>() -> T where T.T1 == T1, T.T2 == T2 {
        self[unifying: (T.init(t1:), T.init(t2:))]
    }

    /// The same value in the union with `Never`.
    public var expanded: OneOfNext {
        get { asOneOfN() }
        set { self = newValue.contracted.asOneOfN() }
    }
}

extension Either2Type where T1 == T2 {
    /// The value, which has the same type in any case.
    public var unifiedValue: T1 {
        get { self[unifying: ({ $0 }, { $0 })] }
        set {
            switch oneOf2 {
            case .v1: self = Self(t1: newValue)
            case .v2: self = Self(t2: newValue)
            }
        }
    }
}

extension Either2Type where Self: RawIsomorphism, RawValue: Either2Type {
    /// Converts the wrapped value by the function for its type.
    public func map2<U1, U2>(_ f1: (RawValue.T1) throws -> U1, _ f2: (RawValue.T2) throws -> U2) rethrows -> OneOf2<
        U1, U2
    > {
        try rawValue.map2(f1, f2)
    }
}

extension OneOf2: Either2Type {
    /// The type at this place.
    public typealias T1 = V1
    /// The type at this place.
    public typealias T2 = V2
    /// The last type.
    public typealias TN = V2
    /// The union with `Never`.
    public typealias OneOfNext = OneOf3<V1, V2, Never>

    /// Creates a value of the type at this place.
    public init(t1: V1) { self = .v1(t1) }

    /// Creates a value of the type at this place.
    public init(t2: V2) { self = .v2(t2) }

    /// Converts the value by the function for its type.
    public func map2<U1, U2>(_ f1: (V1) throws -> U1, _ f2: (V2) throws -> U2) rethrows -> OneOf2<U1, U2> {
        switch self {
        case .v1(let value): .v1(try f1(value))
        case .v2(let value): .v2(try f2(value))
        }
    }

    /// The value that the function for its type makes of it.
    public subscript<T>(routing blocks: (f1: (V1) -> T, f2: (V2) -> T)) -> T {
        switch self {
        case .v1(let value): blocks.f1(value)
        case .v2(let value): blocks.f2(value)
        }
    }

    /// What a path of the type of the value leads to.
    public subscript<T>(routing kp1: WritableKeyPath<V1, T>, _ kp2: WritableKeyPath<V2, T>) -> T {
        get {
            switch self {
            case .v1(let value): value[keyPath: kp1]
            case .v2(let value): value[keyPath: kp2]
            }
        }
        set {
            switch self {
            case .v1(var value):
                value[keyPath: kp1] = newValue
                self = .v1(value)
            case .v2(var value):
                value[keyPath: kp2] = newValue
                self = .v2(value)
            }
        }
    }

    /// The union with its last type in front.
    public typealias Shifted = OneOf2<V2, V1>

    /// The union with its last type in front.
    public var shifted: Shifted {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v1(value)
            }
        }
        set { self = newValue.unshifted }
    }

    /// The union with its first type at the end.
    public typealias Unshifted = OneOf2<V2, V1>

    /// The union with its first type at the end.
    public var unshifted: Unshifted {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v1(value)
            }
        }
        set { self = newValue.shifted }
    }

    /// The union with its first and last type exchanged.
    public typealias Swapped = OneOf2<V2, V1>

    /// The union with its first and last type exchanged.
    public var swapFirstAndLast: Swapped {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v1(value)
            }
        }
        set { self = newValue.swapFirstAndLast }
    }

    /// The union as unions of two: of all types but the last, in unions of two, and of the last one.
    public typealias Split = Self
}

extension OneOf2: Bricable where V1: Bricable, V2: Bricable {
    /// The `Bric` of the value.
    public func bric() -> Bric { self[routing: ({ $0.bric() }, { $0.bric() })] }
}

extension OneOf2: Bracable where V1: Bracable, V2: Bracable {
    /// Reads the one type that can read the value; several that can are an error.
    public static func brac(bric: Bric) throws -> Self {
        try bric.brac(oneOf: [
            { .v1(try V1.brac(bric: bric)) },
            { .v2(try V2.brac(bric: bric)) },
        ])
    }
}

extension OneOf2: NullHolding {
    static var holdsNull: Bool { isNullHeld(by: V1.self, V2.self) }
}

extension OneOf2: Pure where V1: Pure, V2: Pure {}

extension OneOf2: CaseIterable where V1: CaseIterable, V2: CaseIterable {
    /// The cases of all types, in the order of the types.
    public static var allCases: [Self] {
        var cases: [Self] = []
        for value in V1.allCases { cases.append(.v1(value)) }
        for value in V2.allCases { cases.append(.v2(value)) }
        return cases
    }
}

extension OneOf2: RawRepresentable where V1: RawRepresentable, V2: RawRepresentable, V1.RawValue == V2.RawValue {
    /// The value of the first type that has the raw value, or nil.
    public init?(rawValue: V1.RawValue) {
        if let value = V1(rawValue: rawValue) { self = .v1(value); return }
        if let value = V2(rawValue: rawValue) { self = .v2(value); return }
        return nil
    }

    /// The raw value, whatever the type.
    public var rawValue: V1.RawValue { self[routing: ({ $0.rawValue }, { $0.rawValue })] }
}
