public import BricolageFields
public import BricolageModeling

/// Names with the module of BricBrac in front, such as `BricBrac.OneOf<A>.Or<B>`.
extension BricBrac {
    /// `Bric`.
    public typealias Bric = BricBracCompat.Bric
    /// `Indirect`.
    public typealias Indirect = BricolageFields.Indirect
    /// `JSONSchema`.
    public typealias JSONSchema = BricBracCompat.JSONSchema
    /// `ExplicitNull`.
    public typealias ExplicitNull = BricBracCompat.ExplicitNull
    /// `ParseError`.
    public typealias ParseError = BricBracCompat.ParseError
    /// `JSONParser`.
    public typealias JSONParser = BricBracCompat.JSONParser
    /// `BracError`.
    public typealias BracError = BricBracCompat.BracError
    /// `OneOf`.
    public typealias OneOf = BricBracCompat.OneOf
    /// `OneOf2`.
    public typealias OneOf2 = BricolageModeling.OneOf2
    /// `OneOf3`.
    public typealias OneOf3 = BricolageModeling.OneOf3
    /// `OneOf4`.
    public typealias OneOf4 = BricolageModeling.OneOf4
    /// `OneOf5`.
    public typealias OneOf5 = BricolageModeling.OneOf5
    /// `OneOf6`.
    public typealias OneOf6 = BricolageModeling.OneOf6
    /// `OneOf7`.
    public typealias OneOf7 = BricolageModeling.OneOf7
    /// `OneOf8`.
    public typealias OneOf8 = BricolageModeling.OneOf8
    /// `OneOf9`.
    public typealias OneOf9 = BricolageModeling.OneOf9
    /// `OneOf10`.
    public typealias OneOf10 = BricolageModeling.OneOf10
    /// `Nullable<T>`.
    public typealias Nullable<T> = BricBracCompat.Nullable<T>
    /// `OneOrMany<T>`.
    public typealias OneOrMany<T> = BricBracCompat.OneOrMany<T>
    /// `OneOrAny<T>`.
    public typealias OneOrAny<T> = BricBracCompat.OneOrAny<T>
    /// `AllOf2<T1, T2>`.
    public typealias AllOf2<T1, T2> = BricBracCompat.AllOf2<T1, T2>
    /// `AnyOf2<T1, T2>`.
    public typealias AnyOf2<T1, T2> = BricBracCompat.AnyOf2<T1, T2>
}
