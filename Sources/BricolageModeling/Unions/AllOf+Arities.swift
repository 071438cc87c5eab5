internal import BricolageCore

// The names of the older BricBrac, which had a type for each number of types.

/// One value as two types.
public typealias AllOf2<A, B> = AllOf<A, B>
/// One value as three types.
public typealias AllOf3<A, B, C> = AllOf<A, B, C>
/// One value as four types.
public typealias AllOf4<A, B, C, D> = AllOf<A, B, C, D>
/// One value as five types.
public typealias AllOf5<A, B, C, D, E> = AllOf<A, B, C, D, E>
/// One value as six types.
public typealias AllOf6<A, B, C, D, E, F> = AllOf<A, B, C, D, E, F>
/// One value as seven types.
public typealias AllOf7<A, B, C, D, E, F, G> = AllOf<A, B, C, D, E, F, G>
/// One value as eight types.
public typealias AllOf8<A, B, C, D, E, F, G, H> = AllOf<A, B, C, D, E, F, G, H>
/// One value as nine types.
public typealias AllOf9<A, B, C, D, E, F, G, H, I> = AllOf<A, B, C, D, E, F, G, H, I>
/// One value as ten types.
public typealias AllOf10<A, B, C, D, E, F, G, H, I, J> = AllOf<A, B, C, D, E, F, G, H, I, J>

/// One value as those of two types that can read it.
public typealias AnyOf2<A, B> = AnyOf<A, B>
/// One value as those of three types that can read it.
public typealias AnyOf3<A, B, C> = AnyOf<A, B, C>
/// One value as those of four types that can read it.
public typealias AnyOf4<A, B, C, D> = AnyOf<A, B, C, D>
/// One value as those of five types that can read it.
public typealias AnyOf5<A, B, C, D, E> = AnyOf<A, B, C, D, E>
/// One value as those of six types that can read it.
public typealias AnyOf6<A, B, C, D, E, F> = AnyOf<A, B, C, D, E, F>
/// One value as those of seven types that can read it.
public typealias AnyOf7<A, B, C, D, E, F, G> = AnyOf<A, B, C, D, E, F, G>
/// One value as those of eight types that can read it.
public typealias AnyOf8<A, B, C, D, E, F, G, H> = AnyOf<A, B, C, D, E, F, G, H>
/// One value as those of nine types that can read it.
public typealias AnyOf9<A, B, C, D, E, F, G, H, I> = AnyOf<A, B, C, D, E, F, G, H, I>
/// One value as those of ten types that can read it.
public typealias AnyOf10<A, B, C, D, E, F, G, H, I, J> = AnyOf<A, B, C, D, E, F, G, H, I, J>
