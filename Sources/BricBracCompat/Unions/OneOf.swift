@_exported public import enum BricolageModeling.OneOf10
// Single types are re-exported, so that code in which only the import changes may use them in its own public types. All
// other names of Bricolage stay unknown to it.
@_exported public import enum BricolageModeling.OneOf2
@_exported public import enum BricolageModeling.OneOf3
@_exported public import enum BricolageModeling.OneOf4
@_exported public import enum BricolageModeling.OneOf5
@_exported public import enum BricolageModeling.OneOf6
@_exported public import enum BricolageModeling.OneOf7
@_exported public import enum BricolageModeling.OneOf8
@_exported public import enum BricolageModeling.OneOf9

/// One of several types: `OneOf<A>.Or<B>` is `OneOf2<A, B>`, up to `OneOf10`.
///
/// The unions are those of Bricolage. `OneOf<A>` itself is a value of the only type.
public struct OneOf<T>: RawIsomorphism, OneOfNType {
    /// The union of this type and another one.
    public typealias Or<X> = OneOf2<T, X>
    /// Both this type and another one.
    public typealias And<X> = AllOf2<T, X>
    /// The only type.
    public typealias T1 = T
    /// The last type, which is the only one.
    public typealias TN = T
    /// The union with `Never`.
    public typealias OneOfNext = Or<Never>

    /// The value.
    public var rawValue: T

    /// Wraps a value.
    public init(rawValue: T) { self.rawValue = rawValue }

    /// Wraps a value.
    public init(t1: T) { rawValue = t1 }

    /// Wraps a value.
    public init(_ t1: T) { rawValue = t1 }

    /// The value.
    public func infer() -> T? { rawValue }
}

extension OneOf: Sendable where T: Sendable {}
