// Written by Scripts/generate-union-vocabulary; not edited by hand.

public import BricolageModeling

/// A type that holds a value of one of seven or more types.
public protocol OneOf7Type: OneOf6Type {
    /// The seventh type.
    associatedtype T7
    /// Creates a value of the seventh type.
    init(t7: T7)
    /// Creates a value of the seventh type.
    init(_ t7: T7)
    /// The value if it is of the seventh type, else nil.
    func infer() -> T7?
}

extension OneOf7Type {
    /// The value if it is of the seventh type, else nil; a new value changes the type, nil has no effect.
    public var v7: T7? {
        get { infer() }
        set { if let newValue { self = Self(t7: newValue) } }
    }

    /// The first of some optional values that is not nil, else the value of the first type.
    public static func coalesce(
        _ v7: @autoclosure () -> T7?, _ v6: @autoclosure () -> T6?, _ v5: @autoclosure () -> T5?,
        _ v4: @autoclosure () -> T4?, _ v3: @autoclosure () -> T3?, _ v2: @autoclosure () -> T2?,
        _ v1: @autoclosure () -> T1
    ) -> Self {
        v7().map(Self.init(t7:)) ?? Self.coalesce(v6(), v5(), v4(), v3(), v2(), v1())
    }

    /// The value of the seventh type, or a substitute.
    public subscript(faulting withValue: T7) -> T7 {
        get { infer() ?? withValue }
        set { self = Self(t7: newValue) }
    }
}

extension OneOf7Type where T7: Defaultable {
    /// The value of the seventh type, or its default.
    public var v7faulted: T7 {
        get { self[faulting: .defaultValue] }
        set { self[faulting: .defaultValue] = newValue }
    }
}

/// Creates a value of the seventh type of whatever union is expected.
public func oneOf<T: OneOf7Type>(_ value: T.T7) -> T { T(t7: value) }

extension RawInitializable where RawValue: OneOf7Type {
    /// Wraps a value of the seventh type.
    public init(_ t7: RawValue.T7) { self.init(rawValue: RawValue(t7: t7)) }

    /// Wraps a value of the seventh type.
    public init(t7: RawValue.T7) { self.init(rawValue: RawValue(t7: t7)) }

    /// The wrapped value if it is of the seventh type, else nil.
    public func infer() -> RawValue.T7? { rawValue.infer() }
}

/// A type that holds a value of one of exactly seven types.
public protocol Either7Type: OneOf7Type, EitherType where OneOfNext == OneOf8<T1, T2, T3, T4, T5, T6, T7, Never> {
    /// Converts the value by the function for its type.
    func map7<U1, U2, U3, U4, U5, U6, U7>(
        _ f1: (T1) throws -> U1, _ f2: (T2) throws -> U2, _ f3: (T3) throws -> U3, _ f4: (T4) throws -> U4,
        _ f5: (T5) throws -> U5, _ f6: (T6) throws -> U6, _ f7: (T7) throws -> U7
    ) rethrows -> OneOf7<U1, U2, U3, U4, U5, U6, U7>
}

extension Either7Type {
    /// The same value in the union of the same types.
    public var oneOf7: OneOf7<T1, T2, T3, T4, T5, T6, T7> {
        get { map7({ $0 }, { $0 }, { $0 }, { $0 }, { $0 }, { $0 }, { $0 }) }
        set { self = newValue.asOneOfN() }
    }

    /// The value that the function for its type makes of it.
    public subscript<U>(unifying paths: ((T1) -> U, (T2) -> U, (T3) -> U, (T4) -> U, (T5) -> U, (T6) -> U, (T7) -> U))
        -> U
    { oneOf7[routing: paths] }

    /// The same value in a union of the same types and perhaps more.
    public func asOneOfN<T: OneOf7Type>() -> T
    where T.T1 == T1, T.T2 == T2, T.T3 == T3, T.T4 == T4, T.T5 == T5, T.T6 == T6, T.T7 == T7 {
        self[unifying: (T.init(t1:), T.init(t2:), T.init(t3:), T.init(t4:), T.init(t5:), T.init(t6:), T.init(t7:))]
    }

    /// The same value in the union with `Never`.
    public var expanded: OneOfNext {
        get { asOneOfN() }
        set { self = newValue.contracted.asOneOfN() }
    }
}

extension Either7Type where T1 == T2, T1 == T3, T1 == T4, T1 == T5, T1 == T6, T1 == T7 {
    /// The value, which has the same type in any case.
    public var unifiedValue: T1 {
        get { self[unifying: ({ $0 }, { $0 }, { $0 }, { $0 }, { $0 }, { $0 }, { $0 })] }
        set {
            switch oneOf7 {
            case .v1: self = Self(t1: newValue)
            case .v2: self = Self(t2: newValue)
            case .v3: self = Self(t3: newValue)
            case .v4: self = Self(t4: newValue)
            case .v5: self = Self(t5: newValue)
            case .v6: self = Self(t6: newValue)
            case .v7: self = Self(t7: newValue)
            }
        }
    }
}

extension Either7Type where Self: RawIsomorphism, RawValue: Either7Type {
    /// Converts the wrapped value by the function for its type.
    public func map7<U1, U2, U3, U4, U5, U6, U7>(
        _ f1: (RawValue.T1) throws -> U1, _ f2: (RawValue.T2) throws -> U2, _ f3: (RawValue.T3) throws -> U3,
        _ f4: (RawValue.T4) throws -> U4, _ f5: (RawValue.T5) throws -> U5, _ f6: (RawValue.T6) throws -> U6,
        _ f7: (RawValue.T7) throws -> U7
    ) rethrows -> OneOf7<U1, U2, U3, U4, U5, U6, U7> {
        try rawValue.map7(f1, f2, f3, f4, f5, f6, f7)
    }
}

extension OneOf7: Either7Type {
    /// The type at this place.
    public typealias T1 = V1
    /// The type at this place.
    public typealias T2 = V2
    /// The type at this place.
    public typealias T3 = V3
    /// The type at this place.
    public typealias T4 = V4
    /// The type at this place.
    public typealias T5 = V5
    /// The type at this place.
    public typealias T6 = V6
    /// The type at this place.
    public typealias T7 = V7
    /// The last type.
    public typealias TN = V7
    /// The union with `Never`.
    public typealias OneOfNext = OneOf8<V1, V2, V3, V4, V5, V6, V7, Never>

    /// Creates a value of the type at this place.
    public init(t1: V1) { self = .v1(t1) }

    /// Creates a value of the type at this place.
    public init(t2: V2) { self = .v2(t2) }

    /// Creates a value of the type at this place.
    public init(t3: V3) { self = .v3(t3) }

    /// Creates a value of the type at this place.
    public init(t4: V4) { self = .v4(t4) }

    /// Creates a value of the type at this place.
    public init(t5: V5) { self = .v5(t5) }

    /// Creates a value of the type at this place.
    public init(t6: V6) { self = .v6(t6) }

    /// Creates a value of the type at this place.
    public init(t7: V7) { self = .v7(t7) }

    /// Converts the value by the function for its type.
    public func map7<U1, U2, U3, U4, U5, U6, U7>(
        _ f1: (V1) throws -> U1, _ f2: (V2) throws -> U2, _ f3: (V3) throws -> U3, _ f4: (V4) throws -> U4,
        _ f5: (V5) throws -> U5, _ f6: (V6) throws -> U6, _ f7: (V7) throws -> U7
    ) rethrows -> OneOf7<U1, U2, U3, U4, U5, U6, U7> {
        switch self {
        case .v1(let value): .v1(try f1(value))
        case .v2(let value): .v2(try f2(value))
        case .v3(let value): .v3(try f3(value))
        case .v4(let value): .v4(try f4(value))
        case .v5(let value): .v5(try f5(value))
        case .v6(let value): .v6(try f6(value))
        case .v7(let value): .v7(try f7(value))
        }
    }

    /// The value that the function for its type makes of it.
    public subscript<T>(
        routing blocks: (
            f1: (V1) -> T, f2: (V2) -> T, f3: (V3) -> T, f4: (V4) -> T, f5: (V5) -> T, f6: (V6) -> T, f7: (V7) -> T
        )
    ) -> T {
        switch self {
        case .v1(let value): blocks.f1(value)
        case .v2(let value): blocks.f2(value)
        case .v3(let value): blocks.f3(value)
        case .v4(let value): blocks.f4(value)
        case .v5(let value): blocks.f5(value)
        case .v6(let value): blocks.f6(value)
        case .v7(let value): blocks.f7(value)
        }
    }

    /// What a path of the type of the value leads to.
    public subscript<T>(routing kp1: WritableKeyPath<V1, T>, _ kp2: WritableKeyPath<V2, T>,
        _ kp3: WritableKeyPath<V3, T>, _ kp4: WritableKeyPath<V4, T>, _ kp5: WritableKeyPath<V5, T>,
        _ kp6: WritableKeyPath<V6, T>, _ kp7: WritableKeyPath<V7, T>
    ) -> T {
        get {
            switch self {
            case .v1(let value): value[keyPath: kp1]
            case .v2(let value): value[keyPath: kp2]
            case .v3(let value): value[keyPath: kp3]
            case .v4(let value): value[keyPath: kp4]
            case .v5(let value): value[keyPath: kp5]
            case .v6(let value): value[keyPath: kp6]
            case .v7(let value): value[keyPath: kp7]
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
            case .v5(var value):
                value[keyPath: kp5] = newValue
                self = .v5(value)
            case .v6(var value):
                value[keyPath: kp6] = newValue
                self = .v6(value)
            case .v7(var value):
                value[keyPath: kp7] = newValue
                self = .v7(value)
            }
        }
    }

    /// The union with its last type in front.
    public typealias Shifted = OneOf7<V7, V1, V2, V3, V4, V5, V6>

    /// The union with its last type in front.
    public var shifted: Shifted {
        get {
            switch self {
            case .v1(let value): .v2(value)
            case .v2(let value): .v3(value)
            case .v3(let value): .v4(value)
            case .v4(let value): .v5(value)
            case .v5(let value): .v6(value)
            case .v6(let value): .v7(value)
            case .v7(let value): .v1(value)
            }
        }
        set { self = newValue.unshifted }
    }

    /// The union with its first type at the end.
    public typealias Unshifted = OneOf7<V2, V3, V4, V5, V6, V7, V1>

    /// The union with its first type at the end.
    public var unshifted: Unshifted {
        get {
            switch self {
            case .v1(let value): .v7(value)
            case .v2(let value): .v1(value)
            case .v3(let value): .v2(value)
            case .v4(let value): .v3(value)
            case .v5(let value): .v4(value)
            case .v6(let value): .v5(value)
            case .v7(let value): .v6(value)
            }
        }
        set { self = newValue.shifted }
    }

    /// The union with its first and last type exchanged.
    public typealias Swapped = OneOf7<V7, V2, V3, V4, V5, V6, V1>

    /// The union with its first and last type exchanged.
    public var swapFirstAndLast: Swapped {
        get {
            switch self {
            case .v1(let value): .v7(value)
            case .v2(let value): .v2(value)
            case .v3(let value): .v3(value)
            case .v4(let value): .v4(value)
            case .v5(let value): .v5(value)
            case .v6(let value): .v6(value)
            case .v7(let value): .v1(value)
            }
        }
        set { self = newValue.swapFirstAndLast }
    }

    /// The union as unions of two: of all types but the last, in unions of two, and of the last one.
    public typealias Split = OneOf2<OneOf2<OneOf2<OneOf2<OneOf2<OneOf2<V1, V2>, V3>, V4>, V5>, V6>, V7>

    /// The same value in unions of two.
    public func split() -> Split {
        switch self {
        case .v1(let value): .v1(.v1(.v1(.v1(.v1(.v1(value))))))
        case .v2(let value): .v1(.v1(.v1(.v1(.v1(.v2(value))))))
        case .v3(let value): .v1(.v1(.v1(.v1(.v2(value)))))
        case .v4(let value): .v1(.v1(.v1(.v2(value))))
        case .v5(let value): .v1(.v1(.v2(value)))
        case .v6(let value): .v1(.v2(value))
        case .v7(let value): .v2(value)
        }
    }
}

extension OneOf7: Bricable
where V1: Bricable, V2: Bricable, V3: Bricable, V4: Bricable, V5: Bricable, V6: Bricable, V7: Bricable {
    /// The `Bric` of the value.
    public func bric() -> Bric {
        self[
            routing: (
                { $0.bric() }, { $0.bric() }, { $0.bric() }, { $0.bric() }, { $0.bric() }, { $0.bric() }, { $0.bric() }
            )]
    }
}

extension OneOf7: Bracable
where V1: Bracable, V2: Bracable, V3: Bracable, V4: Bracable, V5: Bracable, V6: Bracable, V7: Bracable {
    /// Reads the one type that can read the value; several that can are an error.
    public static func brac(bric: Bric) throws -> Self {
        try bric.brac(oneOf: [
            { .v1(try V1.brac(bric: bric)) },
            { .v2(try V2.brac(bric: bric)) },
            { .v3(try V3.brac(bric: bric)) },
            { .v4(try V4.brac(bric: bric)) },
            { .v5(try V5.brac(bric: bric)) },
            { .v6(try V6.brac(bric: bric)) },
            { .v7(try V7.brac(bric: bric)) },
        ])
    }
}

extension OneOf7: NullHolding {
    static var holdsNull: Bool { isNullHeld(by: V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self) }
}

extension OneOf7: Pure where V1: Pure, V2: Pure, V3: Pure, V4: Pure, V5: Pure, V6: Pure, V7: Pure {}

extension OneOf7: CaseIterable
where
    V1: CaseIterable, V2: CaseIterable, V3: CaseIterable, V4: CaseIterable, V5: CaseIterable, V6: CaseIterable,
    V7: CaseIterable
{
    /// The cases of all types, in the order of the types.
    public static var allCases: [Self] {
        var cases: [Self] = []
        for value in V1.allCases { cases.append(.v1(value)) }
        for value in V2.allCases { cases.append(.v2(value)) }
        for value in V3.allCases { cases.append(.v3(value)) }
        for value in V4.allCases { cases.append(.v4(value)) }
        for value in V5.allCases { cases.append(.v5(value)) }
        for value in V6.allCases { cases.append(.v6(value)) }
        for value in V7.allCases { cases.append(.v7(value)) }
        return cases
    }
}

extension OneOf7 where V7 == Never {
    /// The same value in the union without `Never`.
    public var contracted: OneOf6<V1, V2, V3, V4, V5, V6> {
        get {
            switch self {
            case .v1(let value): .v1(value)
            case .v2(let value): .v2(value)
            case .v3(let value): .v3(value)
            case .v4(let value): .v4(value)
            case .v5(let value): .v5(value)
            case .v6(let value): .v6(value)
            }
        }
        set { self = newValue.expanded }
    }
}
