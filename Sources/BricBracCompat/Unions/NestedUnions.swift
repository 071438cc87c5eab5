// AllOf2 and AnyOf2 nest: three types are one and two, and so on.

/// A value read as three types, all of which must be able to read it.
public typealias AllOf3<T1, T2, T3> = AllOf2<T1, AllOf2<T2, T3>>

/// A value read as four types, all of which must be able to read it.
public typealias AllOf4<T1, T2, T3, T4> = AllOf2<T1, AllOf3<T2, T3, T4>>

/// A value read as five types, all of which must be able to read it.
public typealias AllOf5<T1, T2, T3, T4, T5> = AllOf2<T1, AllOf4<T2, T3, T4, T5>>

/// A value read as six types, all of which must be able to read it.
public typealias AllOf6<T1, T2, T3, T4, T5, T6> = AllOf2<T1, AllOf5<T2, T3, T4, T5, T6>>

/// A value read as seven types, all of which must be able to read it.
public typealias AllOf7<T1, T2, T3, T4, T5, T6, T7> = AllOf2<T1, AllOf6<T2, T3, T4, T5, T6, T7>>

/// A value read as eight types, all of which must be able to read it.
public typealias AllOf8<T1, T2, T3, T4, T5, T6, T7, T8> = AllOf2<T1, AllOf7<T2, T3, T4, T5, T6, T7, T8>>

/// A value read as nine types, all of which must be able to read it.
public typealias AllOf9<T1, T2, T3, T4, T5, T6, T7, T8, T9> = AllOf2<T1, AllOf8<T2, T3, T4, T5, T6, T7, T8, T9>>

/// A value read as ten types, all of which must be able to read it.
public typealias AllOf10<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10> = AllOf2<
    T1, AllOf9<T2, T3, T4, T5, T6, T7, T8, T9, T10>
>

/// A value read as three types, at least one of which must be able to read it.
public typealias AnyOf3<T1, T2, T3> = AnyOf2<T1, AnyOf2<T2, T3>>

/// A value read as four types, at least one of which must be able to read it.
public typealias AnyOf4<T1, T2, T3, T4> = AnyOf2<T1, AnyOf3<T2, T3, T4>>

/// A value read as five types, at least one of which must be able to read it.
public typealias AnyOf5<T1, T2, T3, T4, T5> = AnyOf2<T1, AnyOf4<T2, T3, T4, T5>>

/// A value read as six types, at least one of which must be able to read it.
public typealias AnyOf6<T1, T2, T3, T4, T5, T6> = AnyOf2<T1, AnyOf5<T2, T3, T4, T5, T6>>

/// A value read as seven types, at least one of which must be able to read it.
public typealias AnyOf7<T1, T2, T3, T4, T5, T6, T7> = AnyOf2<T1, AnyOf6<T2, T3, T4, T5, T6, T7>>

/// A value read as eight types, at least one of which must be able to read it.
public typealias AnyOf8<T1, T2, T3, T4, T5, T6, T7, T8> = AnyOf2<T1, AnyOf7<T2, T3, T4, T5, T6, T7, T8>>

/// A value read as nine types, at least one of which must be able to read it.
public typealias AnyOf9<T1, T2, T3, T4, T5, T6, T7, T8, T9> = AnyOf2<T1, AnyOf8<T2, T3, T4, T5, T6, T7, T8, T9>>

/// A value read as ten types, at least one of which must be able to read it.
public typealias AnyOf10<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10> = AnyOf2<
    T1, AnyOf9<T2, T3, T4, T5, T6, T7, T8, T9, T10>
>

/// Combines the values of two types.
public func allOf<T1, T2>(_ tuple: (T1, T2)) -> AllOf2<T1, T2> { AllOf2(v1: tuple.0, v2: tuple.1) }

/// Combines the values of three types.
public func allOf<T1, T2, T3>(_ tuple: (T1, T2, T3)) -> AllOf3<T1, T2, T3> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2)))
}

/// Combines the values of four types.
public func allOf<T1, T2, T3, T4>(_ tuple: (T1, T2, T3, T4)) -> AllOf4<T1, T2, T3, T4> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3)))
}

/// Combines the values of five types.
public func allOf<T1, T2, T3, T4, T5>(_ tuple: (T1, T2, T3, T4, T5)) -> AllOf5<T1, T2, T3, T4, T5> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3, tuple.4)))
}

/// Combines the values of six types.
public func allOf<T1, T2, T3, T4, T5, T6>(_ tuple: (T1, T2, T3, T4, T5, T6)) -> AllOf6<T1, T2, T3, T4, T5, T6> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3, tuple.4, tuple.5)))
}

/// Combines the values of seven types.
public func allOf<T1, T2, T3, T4, T5, T6, T7>(_ tuple: (T1, T2, T3, T4, T5, T6, T7)) -> AllOf7<
    T1, T2, T3, T4, T5, T6, T7
> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3, tuple.4, tuple.5, tuple.6)))
}

/// Combines the values of eight types.
public func allOf<T1, T2, T3, T4, T5, T6, T7, T8>(_ tuple: (T1, T2, T3, T4, T5, T6, T7, T8)) -> AllOf8<
    T1, T2, T3, T4, T5, T6, T7, T8
> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3, tuple.4, tuple.5, tuple.6, tuple.7)))
}

/// Combines the values of nine types.
public func allOf<T1, T2, T3, T4, T5, T6, T7, T8, T9>(_ tuple: (T1, T2, T3, T4, T5, T6, T7, T8, T9)) -> AllOf9<
    T1, T2, T3, T4, T5, T6, T7, T8, T9
> {
    AllOf2(v1: tuple.0, v2: allOf((tuple.1, tuple.2, tuple.3, tuple.4, tuple.5, tuple.6, tuple.7, tuple.8)))
}
