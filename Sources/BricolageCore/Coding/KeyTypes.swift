/// The types of keys that containers were asked for with, by numbers that steps have room for.
///
///     types     [ Order.CodingKeys ][ Item.CodingKeys ] ...
///     numbers   Order.CodingKeys ▸ 0, Item.CodingKeys ▸ 1
///
/// A coding path has the keys that a type asked with, but a step holds nothing but where a member stands. So keys are
/// made again, of the texts in the document, when somebody asks for a path.
struct KeyTypes: ~Copyable {
    private var types: [any CodingKey.Type] = []
    private var numbers = TypeTable<Int32>()

    /// The number of a type, which is new or known.
    @inline(__always)
    mutating func number(of type: any CodingKey.Type) -> Int32 {
        numbers.value(for: type) {
            types.append(type)
            return Int32(truncatingIfNeeded: types.count &- 1)
        }
    }

    /// The key of a type with the name of another key; that one itself where the type makes none of the name, or one
    /// that has another name.
    func key(_ key: any CodingKey, ofType number: Int) -> any CodingKey {
        guard let made = types[number].init(stringValue: key.stringValue), made.stringValue == key.stringValue else {
            return key
        }
        return made
    }
}
