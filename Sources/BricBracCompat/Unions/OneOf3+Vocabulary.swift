// Written by Scripts/generate-union-vocabulary; not edited by hand.

public import BricolageModeling

/// A type that holds a value of one of three or more types.
public protocol OneOf3Type: OneOf2Type {
    /// The third type.
    associatedtype T3
    /// Creates a value of the third type.
    init(t3: T3)
    /// Creates a value of the third type.
    init(_ t3: T3)
    /// The value if it is of the third type, else nil.
    func infer() -> T3?
}

extension OneOf3Type {
    /// The value if it is of the third type, else nil; a new value changes the type, nil has no effect.
    public var v3: T3? {
        get { infer() }
        set { if let newValue { self = Self(t3: newValue) } }
    }

    /// The first of some optional values that is not nil, else the value of the first type.
    public static func coalesce(_ v3: @autoclosure () -> T3?, _ v2: @autoclosure () -> T2?, _ v1: @autoclosure () -> T1)
        -> Self
    {
        v3().map(Self.init(t3:)) ?? Self.coalesce(v2(), v1())
    }

    /// The value of the third type, or a substitute.
    public subscript(faulting withValue: T3) -> T3 {
        get { infer() ?? withValue }
        set { self = Self(t3: newValue) }
    }
}

extension OneOf3Type where T3: Defaultable {
    /// The value of the third type, or its default.
    public var v3faulted: T3 {
        get { self[faulting: .defaultValue] }
        set { self[faulting: .defaultValue] = newValue }
    }
}

/// Creates a value of the third type of whatever union is expected.
public func oneOf<T: OneOf3Type>(_ value: T.T3) -> T { T(t3: value) }

extension RawInitializable where RawValue: OneOf3Type {
    /// Wraps a value of the third type.
    public init(_ t3: RawValue.T3) { self.init(rawValue: RawValue(t3: t3)) }

    /// Wraps a value of the third type.
    public init(t3: RawValue.T3) { self.init(rawValue: RawValue(t3: t3)) }

    /// The wrapped value if it is of the third type, else nil.
    public func infer() -> RawValue.T3? { rawValue.infer() }
}

/// A type that holds a value of one of exactly three types.
public protocol Either3Type: OneOf3Type, EitherType where OneOfNext == OneOf4<T1, T2, T3, Never> {
    /// Converts the value by the function for its type.
    func map3<U1, U2, U3>(_ f1: (T1) throws -> U1, _ f2: (T2) throws -> U2, _ f3: (T3) throws -> U3) rethrows -> OneOf3<
        U1, U2, U3
    >
}

extension Either3Type {
    /// The same value in the union of the same types.
    public var oneOf3: OneOf3<T1, T2, T3> {
        get { map3({ $0 }, { $0 }, { $0 }) }
        set { self = newValue.asOneOfN() }
    }

    /// The value that the function for its type makes of it.
    public subscript<U>(unifying paths: ((T1) -> U, (T2) -> U, (T3) -> U)) -> U { oneOf3[routing: paths] }

    /// The same value in a union of the same types and perhaps more.
    public func asOneOfN<T: OneOf3Type>() -> T where T.T1 == T1, T.T2 == T2, T.T3 == T3 {
        self[unifying: (T.init(t1:), T.init(t2:), T.init(t3:))]
    }

    /// The same value in the union with `Never`.
    public var expanded: OneOfNext {
        get { asOneOfN() }
        set { self = newValue.contracted.asOneOfN() }
    }
}

extension Either3Type where T1 == T2, T1 == T3 {
    /// The value, which has the same type in any case.
    public var unifiedValue: T1 {
        get { self[unifying: ({ $0 }, { $0 }, { $0 })] }
        set {
            switch oneOf3 {
            case .v1: self = Self(t1: newValue)
            case .v2: self = Self(t2: newValue)
            case .v3: self = Self(t3: newValue)
            }
        }
    }
}

extension Either3Type where Self: RawIsomorphism, RawValue: Either3Type {
    /// Converts the wrapped value by the function for its type.
    public func map3<U1, U2, U3>(
        _ f1: (RawValue.T1) throws -> U1, _ f2: (RawValue.T2) throws -> U2, _ f3: (RawValue.T3) throws -> U3
    ) rethrows -> OneOf3<U1, U2, U3> {
        try rawValue.map3(f1, f2, f3)
    }
}

extension OneOf3: Either3Type {
    /// The type at this place.
    public typealias T1 = V1
    /// The type at this place.
    public typealias T2 = V2
    /// The type at this place.
    public typealias T3 = V3
    /// The last type.
    public typealias TN = V3
    /// The union with `Never`.
    public typealias OneOfNext = OneOf4<V1, V2, V3, Never>

    /// Creates a value of the type at this place.
    public init(t1: V1) { self = .v1(t1) }

    /// Creates a value of the type at this place.
    public init(t2: V2) { self = .v2(t2) }

    /// Creates a value of the type at this place.
    public init(t3: V3) { self = .v3(t3) }

    /// Converts the value by the function for its type.
    public func map3<U1, U2, U3>(_ f1: (V1) throws -> U1, _ f2: (V2) throws -> U2, _ f3: (V3) throws -> U3) rethrows
        -> OneOf3<U1, U2, U3>
    {
        switch self {
        case .v1(let value): .v1(try f1(value))
        case .v2(let value): .v2(try f2(value))
        case .v3(let value): .v3(try f3(value))
        }
    }

    /// The value that the function for its type makes of it.
    public subscript<T>(routing blocks: (f1: (V1) -> T, f2: (V2) -> T, f3: (V3) -> T)) -> T {
        switch self {
        case .v1(let value): blocks.f1(value)
        case .v2(let value): blocks.f2(value)
        case .v3(let value): blocks.f3(value)
        }
    }

    /// What a path of the type of the value leads to.
    public subscript<T>(routing kp1: WritableKeyPath<V1, T>, _ kp2: WritableKeyPath<V2, T>,
        _ kp3: WritableKeyPath<V3, T>
    ) -> T {
        get {
            switch self {
            case .v1(let value): value[keyPath: kp1]
            case .v2(let value): value[keyPath: kp2]
            case .v3(let value): value[keyPath: kp3]
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
            case .v3(var value):
                value[keyPath: kp3] = newValue
                self = .v3(value)
            }
        }
    }

    /// The union with its last type in front.
    public typealias Shifted = OneOf3<V3, V1, V2>

    /// The union with its last type in front.
    public var shifted: Shifted {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v3(value)
            case .v3(let value): .v1(value)
            }
        }
        set { self = newValue.unshifted }
    }

    /// The union with its first type at the end.
    public typealias Unshifted = OneOf3<V2, V3, V1>

    /// The union with its first type at the end.
    public var unshifted: Unshifted {
        get {
            switch self {
            case .v1(let value): .v3(value)
            case .v2(let value): .v1(value)
            case .v3(let value): .v2(value)
            }
        }
        set { self = newValue.shifted }
    }

    /// The union with its first and last type exchanged.
    public typealias Swapped = OneOf3<V3, V2, V1>

    /// The union with its first and last type exchanged.
    public var swapFirstAndLast: Swapped {
        get {
            switch self {
            case .v1(let value): .v3(value)
            case .v2(let value): .v2(value)
            case .v3(let value): .v1(value)
            }
        }
        set { self = newValue.swapFirstAndLast }
    }

    /// The union as unions of two: of all types but the last, in unions of two, and of the last one.
    public typealias Split = OneOf2<OneOf2<V1, V2>, V3>

    /// The same value in unions of two.
    public func split() -> Split {
        switch self {
        case .v1(let value): .v1(.v1(value))
        case .v2(let value): .v1(.v2(value))
        case .v3(let value): .v2(value)
        }
    }
}

extension OneOf3: Bricable where V1: Bricable, V2: Bricable, V3: Bricable {
    /// The `Bric` of the value.
    public func bric() -> Bric { self[routing: ({ $0.bric() }, { $0.bric() }, { $0.bric() })] }
}

extension OneOf3: Bracable where V1: Bracable, V2: Bracable, V3: Bracable {
    /// Reads the one type that can read the value; several that can are an error.
    public static func brac(bric: Bric) throws -> Self {
        try bric.brac(oneOf: [
            { .v1(try V1.brac(bric: bric)) },
            { .v2(try V2.brac(bric: bric)) },
            { .v3(try V3.brac(bric: bric)) },
        ])
    }
}

extension OneOf3: NullHolding {
    static var holdsNull: Bool { isNullHeld(by: V1.self, V2.self, V3.self) }
}

extension OneOf3: Pure where V1: Pure, V2: Pure, V3: Pure {}

extension OneOf3: CaseIterable where V1: CaseIterable, V2: CaseIterable, V3: CaseIterable {
    /// The cases of all types, in the order of the types.
    public static var allCases: [Self] {
        var cases: [Self] = []
        for value in V1.allCases { cases.append(.v1(value)) }
        for value in V2.allCases { cases.append(.v2(value)) }
        for value in V3.allCases { cases.append(.v3(value)) }
        return cases
    }
}

extension OneOf3: RawRepresentable
where
    V1: RawRepresentable, V2: RawRepresentable, V3: RawRepresentable, V1.RawValue == V2.RawValue,
    V1.RawValue == V3.RawValue
{
    /// The value of the first type that has the raw value, or nil.
    public init?(rawValue: V1.RawValue) {
        if let value = V1(rawValue: rawValue) { self = .v1(value); return }
        if let value = V2(rawValue: rawValue) { self = .v2(value); return }
        if let value = V3(rawValue: rawValue) { self = .v3(value); return }
        return nil
    }

    /// The raw value, whatever the type.
    public var rawValue: V1.RawValue { self[routing: ({ $0.rawValue }, { $0.rawValue }, { $0.rawValue })] }
}

extension OneOf3 {

    /// The value unless it is of the third type.
    public func narrowing() -> OneOf2<V1, V2>? {
        switch self {
        case .v1(let value): .v1(value)
        case .v2(let value): .v2(value)
        case .v3: nil
        }
    }

    /// The value unless it is of the second type.
    public func narrowing() -> OneOf2<V1, V3>? {
        switch self {
        case .v1(let value): .v1(value)
        case .v2: nil
        case .v3(let value): .v2(value)
        }
    }

    /// The value unless it is of the first type.
    public func narrowing() -> OneOf2<V2, V3>? {
        switch self {
        case .v1: nil
        case .v2(let value): .v1(value)
        case .v3(let value): .v2(value)
        }
    }
}

extension OneOf3 where V3 == Never {
    /// The same value in the union without `Never`.
    public var contracted: OneOf2<V1, V2> {
        get {
            switch self {
            case .v1(let value): .v1(value)
            case .v2(let value): .v2(value)
            }
        }
        set { self = newValue.expanded }
    }
}
