// Written by Scripts/generate-union-vocabulary; not edited by hand.

public import BricolageModeling

/// A type that holds a value of one of four or more types.
public protocol OneOf4Type: OneOf3Type {
    /// The fourth type.
    associatedtype T4
    /// Creates a value of the fourth type.
    init(t4: T4)
    /// Creates a value of the fourth type.
    init(_ t4: T4)
    /// The value if it is of the fourth type, else nil.
    func infer() -> T4?
}

extension OneOf4Type {
    /// The value if it is of the fourth type, else nil; a new value changes the type, nil has no effect.
    public var v4: T4? {
        get { infer() }
        set { if let newValue { self = Self(t4: newValue) } }
    }

    /// The first of some optional values that is not nil, else the value of the first type.
    public static func coalesce(
        _ v4: @autoclosure () -> T4?, _ v3: @autoclosure () -> T3?, _ v2: @autoclosure () -> T2?,
        _ v1: @autoclosure () -> T1
    ) -> Self {
        v4().map(Self.init(t4:)) ?? Self.coalesce(v3(), v2(), v1())
    }

    /// The value of the fourth type, or a substitute.
    public subscript(faulting withValue: T4) -> T4 {
        get { infer() ?? withValue }
        set { self = Self(t4: newValue) }
    }
}

extension OneOf4Type where T4: Defaultable {
    /// The value of the fourth type, or its default.
    public var v4faulted: T4 {
        get { self[faulting: .defaultValue] }
        set { self[faulting: .defaultValue] = newValue }
    }
}

/// Creates a value of the fourth type of whatever union is expected.
public func oneOf<T: OneOf4Type>(_ value: T.T4) -> T { T(t4: value) }

extension RawInitializable where RawValue: OneOf4Type {
    /// Wraps a value of the fourth type.
    public init(_ t4: RawValue.T4) { self.init(rawValue: RawValue(t4: t4)) }

    /// Wraps a value of the fourth type.
    public init(t4: RawValue.T4) { self.init(rawValue: RawValue(t4: t4)) }

    /// The wrapped value if it is of the fourth type, else nil.
    public func infer() -> RawValue.T4? { rawValue.infer() }
}

/// A type that holds a value of one of exactly four types.
public protocol Either4Type: OneOf4Type, EitherType where OneOfNext == OneOf5<T1, T2, T3, T4, Never> {
    /// Converts the value by the function for its type.
    func map4<U1, U2, U3, U4>(
        _ f1: (T1) throws -> U1, _ f2: (T2) throws -> U2, _ f3: (T3) throws -> U3, _ f4: (T4) throws -> U4
    ) rethrows -> OneOf4<U1, U2, U3, U4>
}

extension Either4Type {
    /// The same value in the union of the same types.
    public var oneOf4: OneOf4<T1, T2, T3, T4> {
        get { map4({ $0 }, { $0 }, { $0 }, { $0 }) }
        set { self = newValue.asOneOfN() }
    }

    /// The value that the function for its type makes of it.
    public subscript<U>(unifying paths: ((T1) -> U, (T2) -> U, (T3) -> U, (T4) -> U)) -> U { oneOf4[routing: paths] }

    /// The same value in a union of the same types and perhaps more.
    public func asOneOfN<T: OneOf4Type>() -> T where T.T1 == T1, T.T2 == T2, T.T3 == T3, T.T4 == T4 {
        self[unifying: (T.init(t1:), T.init(t2:), T.init(t3:), T.init(t4:))]
    }

    /// The same value in the union with `Never`.
    public var expanded: OneOfNext {
        get { asOneOfN() }
        set { self = newValue.contracted.asOneOfN() }
    }
}

extension Either4Type where T1 == T2, T1 == T3, T1 == T4 {
    /// The value, which has the same type in any case.
    public var unifiedValue: T1 {
        get { self[unifying: ({ $0 }, { $0 }, { $0 }, { $0 })] }
        set {
            switch oneOf4 {
            case .v1: self = Self(t1: newValue)
            case .v2: self = Self(t2: newValue)
            case .v3: self = Self(t3: newValue)
            case .v4: self = Self(t4: newValue)
            }
        }
    }
}

extension Either4Type where Self: RawIsomorphism, RawValue: Either4Type {
    /// Converts the wrapped value by the function for its type.
    public func map4<U1, U2, U3, U4>(
        _ f1: (RawValue.T1) throws -> U1, _ f2: (RawValue.T2) throws -> U2, _ f3: (RawValue.T3) throws -> U3,
        _ f4: (RawValue.T4) throws -> U4
    ) rethrows -> OneOf4<U1, U2, U3, U4> {
        try rawValue.map4(f1, f2, f3, f4)
    }
}

extension OneOf4: Either4Type {
    /// The type at this place.
    public typealias T1 = V1
    /// The type at this place.
    public typealias T2 = V2
    /// The type at this place.
    public typealias T3 = V3
    /// The type at this place.
    public typealias T4 = V4
    /// The last type.
    public typealias TN = V4
    /// The union with `Never`.
    public typealias OneOfNext = OneOf5<V1, V2, V3, V4, Never>

    /// Creates a value of the type at this place.
    public init(t1: V1) { self = .v1(t1) }

    /// Creates a value of the type at this place.
    public init(t2: V2) { self = .v2(t2) }

    /// Creates a value of the type at this place.
    public init(t3: V3) { self = .v3(t3) }

    /// Creates a value of the type at this place.
    public init(t4: V4) { self = .v4(t4) }

    /// Converts the value by the function for its type.
    public func map4<U1, U2, U3, U4>(
        _ f1: (V1) throws -> U1, _ f2: (V2) throws -> U2, _ f3: (V3) throws -> U3, _ f4: (V4) throws -> U4
    ) rethrows -> OneOf4<U1, U2, U3, U4> {
        switch self {
        case .v1(let value): .v1(try f1(value))
        case .v2(let value): .v2(try f2(value))
        case .v3(let value): .v3(try f3(value))
        case .v4(let value): .v4(try f4(value))
        }
    }

    /// The value that the function for its type makes of it.
    public subscript<T>(routing blocks: (f1: (V1) -> T, f2: (V2) -> T, f3: (V3) -> T, f4: (V4) -> T)) -> T {
        switch self {
        case .v1(let value): blocks.f1(value)
        case .v2(let value): blocks.f2(value)
        case .v3(let value): blocks.f3(value)
        case .v4(let value): blocks.f4(value)
        }
    }

    /// What a path of the type of the value leads to.
    public subscript<T>(routing kp1: WritableKeyPath<V1, T>, _ kp2: WritableKeyPath<V2, T>,
        _ kp3: WritableKeyPath<V3, T>, _ kp4: WritableKeyPath<V4, T>
    ) -> T {
        get {
            switch self {
            case .v1(let value): value[keyPath: kp1]
            case .v2(let value): value[keyPath: kp2]
            case .v3(let value): value[keyPath: kp3]
            case .v4(let value): value[keyPath: kp4]
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
            case .v4(var value):
                value[keyPath: kp4] = newValue
                self = .v4(value)
            }
        }
    }

    /// The union with its last type in front.
    public typealias Shifted = OneOf4<V4, V1, V2, V3>

    /// The union with its last type in front.
    public var shifted: Shifted {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v3(value)
            case .v3(let value): .v4(value)
            case .v4(let value): .v1(value)
            }
        }
        set { self = newValue.unshifted }
    }

    /// The union with its first type at the end.
    public typealias Unshifted = OneOf4<V2, V3, V4, V1>

    /// The union with its first type at the end.
    public var unshifted: Unshifted {
        get {
            switch self {
            case .v1(let value): .v4(value)
            case .v2(let value): .v1(value)
            case .v3(let value): .v2(value)
            case .v4(let value): .v3(value)
            }
        }
        set { self = newValue.shifted }
    }

    /// The union with its first and last type exchanged.
    public typealias Swapped = OneOf4<V4, V2, V3, V1>

    /// The union with its first and last type exchanged.
    public var swapFirstAndLast: Swapped {
        get {
            switch self {
            case .v1(let value): .v4(value)
            case .v2(let value): .v2(value)
            case .v3(let value): .v3(value)
            case .v4(let value): .v1(value)
            }
        }
        set { self = newValue.swapFirstAndLast }
    }

    /// The union as unions of two: of all types but the last, in unions of two, and of the last one.
    public typealias Split = OneOf2<OneOf2<OneOf2<V1, V2>, V3>, V4>

    /// The same value in unions of two.
    public func split() -> Split {
        switch self {
        case .v1(let value): .v1(.v1(.v1(value)))
        case .v2(let value): .v1(.v1(.v2(value)))
        case .v3(let value): .v1(.v2(value))
        case .v4(let value): .v2(value)
        }
    }
}

extension OneOf4: Bricable where V1: Bricable, V2: Bricable, V3: Bricable, V4: Bricable {
    /// The `Bric` of the value.
    public func bric() -> Bric { self[routing: ({ $0.bric() }, { $0.bric() }, { $0.bric() }, { $0.bric() })] }
}

extension OneOf4: Bracable where V1: Bracable, V2: Bracable, V3: Bracable, V4: Bracable {
    /// Reads the one type that can read the value; several that can are an error.
    public static func brac(bric: Bric) throws -> Self {
        try bric.brac(oneOf: [
            { .v1(try V1.brac(bric: bric)) },
            { .v2(try V2.brac(bric: bric)) },
            { .v3(try V3.brac(bric: bric)) },
            { .v4(try V4.brac(bric: bric)) },
        ])
    }
}

extension OneOf4: NullHolding {
    static var holdsNull: Bool { isNullHeld(by: V1.self, V2.self, V3.self, V4.self) }
}

extension OneOf4: Pure where V1: Pure, V2: Pure, V3: Pure, V4: Pure {}

extension OneOf4: CaseIterable where V1: CaseIterable, V2: CaseIterable, V3: CaseIterable, V4: CaseIterable {
    /// The cases of all types, in the order of the types.
    public static var allCases: [Self] {
        var cases: [Self] = []
        for value in V1.allCases { cases.append(.v1(value)) }
        for value in V2.allCases { cases.append(.v2(value)) }
        for value in V3.allCases { cases.append(.v3(value)) }
        for value in V4.allCases { cases.append(.v4(value)) }
        return cases
    }
}

extension OneOf4: RawRepresentable
where
    V1: RawRepresentable, V2: RawRepresentable, V3: RawRepresentable, V4: RawRepresentable, V1.RawValue == V2.RawValue,
    V1.RawValue == V3.RawValue, V1.RawValue == V4.RawValue
{
    /// The value of the first type that has the raw value, or nil.
    public init?(rawValue: V1.RawValue) {
        if let value = V1(rawValue: rawValue) { self = .v1(value); return }
        if let value = V2(rawValue: rawValue) { self = .v2(value); return }
        if let value = V3(rawValue: rawValue) { self = .v3(value); return }
        if let value = V4(rawValue: rawValue) { self = .v4(value); return }
        return nil
    }

    /// The raw value, whatever the type.
    public var rawValue: V1.RawValue {
        self[routing: ({ $0.rawValue }, { $0.rawValue }, { $0.rawValue }, { $0.rawValue })]
    }
}

extension OneOf4 {

    /// The value unless it is of the fourth type.
    public func narrowing() -> OneOf3<V1, V2, V3>? {
        switch self {
        case .v1(let value): .v1(value)
        case .v2(let value): .v2(value)
        case .v3(let value): .v3(value)
        case .v4: nil
        }
    }

    /// The value unless it is of the third type.
    public func narrowing() -> OneOf3<V1, V2, V4>? {
        switch self {
        case .v1(let value): .v1(value)
        case .v2(let value): .v2(value)
        case .v3: nil
        case .v4(let value): .v3(value)
        }
    }

    /// The value unless it is of the second type.
    public func narrowing() -> OneOf3<V1, V3, V4>? {
        switch self {
        case .v1(let value): .v1(value)
        case .v2: nil
        case .v3(let value): .v2(value)
        case .v4(let value): .v3(value)
        }
    }

    /// The value unless it is of the first type.
    public func narrowing() -> OneOf3<V2, V3, V4>? {
        switch self {
        case .v1: nil
        case .v2(let value): .v1(value)
        case .v3(let value): .v2(value)
        case .v4(let value): .v3(value)
        }
    }
}

extension OneOf4 where V4 == Never {
    /// The same value in the union without `Never`.
    public var contracted: OneOf3<V1, V2, V3> {
        get {
            switch self {
            case .v1(let value): .v1(value)
            case .v2(let value): .v2(value)
            case .v3(let value): .v3(value)
            }
        }
        set { self = newValue.expanded }
    }
}
