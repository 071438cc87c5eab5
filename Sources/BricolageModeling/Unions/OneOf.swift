/// One of several types: `OneOf<Int>.Or<String>`, `OneOf<Circle>.Or<Square>.Or<Triangle>`, up to ten.
///
///     struct Order: Codable {
///         var amount: OneOf<Int>.Or<String>      // 12 or "a dozen"
///     }
///
///     let order = try JSON.decode(Order.self, from: #"{"amount": "a dozen"}"#)
///     switch order.amount {
///     case .v1(let count): print(count)
///     case .v2(let words): print(words)
///     }
///
/// `OneOf<A>.Or<B>` is another name for `OneOf2<A, B>`, and so on to `OneOf10`. A union is `Codable` if its types are,
/// with any coder, and likewise `Equatable`, `Hashable`, `Sendable`, `JSONReadable` and `JSONWritable`. It may contain
/// itself.
///
/// ## How a value finds its type
///
/// 1. **At a glance.** Each type says how well the value matches (`JSONRecognizable`). Types that cannot match are
///    ruled out: a string is not an `Int`, an object not a `[String]`. If a type is certain, because the value has its
///    tag, all others are ruled out. A type without recognition remains.
/// 2. **If one type is left,** the value is read as that type, and errors are reported as if there were no union.
/// 3. **If several are left,** they are tried: first those whose spelling the value has, then those that may match,
///    last those that accept anything.
///    - A number without fraction and exponent is an integer first, any other number a floating-point number first: `1`
///      and `1.0` stay apart in `OneOf<Int>.Or<Double>`, whatever the order of the types.
///    - A string is a `Date`, `URL`, `UUID`, `Data` or an enumeration's case before it is a `String`.
///    - An array is tried according to its first element; for numbers, the first that has a fraction: `[1, 2.0]` are
///      floating-point numbers. An object is a struct before it is a dictionary.
/// 4. **If several of equal rank succeed,** an object becomes the type that reads most of its members by name, and
///    among dictionaries the one that matches the spelling of its values, as for arrays. A tie goes to the type that is
///    written first.
/// 5. **If none succeeds,** the error explains why, for every type that was tried.
///
/// ## Cost
///
/// The text is parsed once. In the worst case a value is read three times as each possible type: once before any type
/// has failed, once after, and once to count the members that the type reads. So the cost is linear in the document,
/// times the types of a union. Nested unions do not multiply the work: results are remembered while an outer union is
/// being decided. The same holds for `AnyOf`, for generated unions and for types that try others with `json.read()`.
/// Other coders cannot store these results; there, unions that would multiply the work end with an error. Such coders
/// also do not tell `1.0` from `1`, which is then an integer.
public enum OneOf<V1> {
    /// The union of this type and another one.
    public typealias Or<V2> = OneOf2<V1, V2>
}
