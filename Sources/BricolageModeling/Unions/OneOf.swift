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
/// `OneOf<A>.Or<B>` is another name of `OneOf2<A, B>`, and so on to `OneOf10`. A union is `Codable` if its types are,
/// with any coder, and likewise `Equatable`, `Hashable`, `Sendable`, `JSONReadable` and `JSONWritable`. It may contain
/// itself.
///
/// ## How a value finds its type
///
/// 1. **At a glance.** Each type says how much the value looks like one of its own (`JSONRecognizable`). Types that it
///    cannot be are out: a string is no `Int`, an object no `[String]`. If a type is certain, because the value has its
///    tag, all others are out. A type of which nothing is known stays.
/// 2. **If one type is left,** the value is read as that type, and what is wrong with it is told as if there were no
///    union.
/// 3. **If several are left,** they are tried: first those for which the value is spelled as they spell theirs, then
///    those for which it may be one, last those that take anything.
///    - A number without fraction and exponent is an integer first, any other number a floating-point number first:
///      `1` and `1.0` stay apart in `OneOf<Int>.Or<Double>`, in whatever order the types stand.
///    - A string is a `Date`, `URL`, `UUID`, `Data` or an enumeration's case before it is a `String`.
///    - An array is tried by what its first element looks like; of numbers, the first that has a fraction: `[1, 2.0]`
///      are floating-point numbers. An object is a struct before it is a dictionary.
/// 4. **If several of equal rank succeed,** an object goes to the type that asks for most of its members by name, and
///    among dictionaries to the one whose values are spelled so, as for arrays. What is still undecided goes to the type
///    that is written first.
/// 5. **If none succeeds,** the error tells why, for every type that was tried.
///
/// ## Cost
///
/// The text is parsed once. In the worst case a value is read three times as each type that it may be: once before any
/// type has failed, once after, and once to count the members that the type knows. So cost is linear in the document,
/// times the types of a union. Unions within unions do not multiply: what was read while an outer union was being
/// decided is remembered until it is. The same holds for `AnyOf`, for the unions that Curio writes and for types that
/// try others by `json.read()`. Coders that are not ours give no place to remember that in; there unions that do
/// multiply end with an error. Such coders also do not tell `1.0` from `1`, which is then an integer.
public enum OneOf<V1> {
    /// The union of this type and another one.
    public typealias Or<V2> = OneOf2<V1, V2>
}
