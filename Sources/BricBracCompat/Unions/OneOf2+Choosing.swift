public import BricolageModeling

infix operator ??? : NilCoalescingPrecedence

/// The optional value if it is not nil, else the other one, in a union of both types.
///
///     let width: OneOf2<Bool, String> = name ??? false
public func ??? <T2, T1>(
    optional: @autoclosure () -> T2?, fallback: @autoclosure () -> T1
) -> OneOf2<T1, T2> {
    .coalesce(optional(), fallback())
}

extension OneOf2 {
    /// What a path of the type of the value leads to, in a union of both results.
    public subscript<U1, U2>(oneOf keyPaths: (KeyPath<V1, U1>, KeyPath<V2, U2>)) -> OneOf2<U1, U2> {
        map2({ $0[keyPath: keyPaths.0] }, { $0[keyPath: keyPaths.1] })
    }

    /// The value as the first type, made of the second one if necessary.
    public subscript(subsumeByV1 constructor: (V2) -> V1) -> V1 {
        get {
            switch self {
            case .v1(let value): value
            case .v2(let value): constructor(value)
            }
        }
        set { self = .v1(newValue) }
    }

    /// The value as the second type, made of the first one if necessary.
    public subscript(subsumeByV2 constructor: (V1) -> V2) -> V2 {
        get {
            switch self {
            case .v1(let value): constructor(value)
            case .v2(let value): value
            }
        }
        set { self = .v2(newValue) }
    }
}
