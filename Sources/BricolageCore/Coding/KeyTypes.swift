/// The key types with which containers were requested, by numbers that fit into steps.
///
///     first three   Order.CodingKeys ▸ 0, Item.CodingKeys ▸ 1, Item.CodingKeys ▸ 2     without memory of their own
///     others        [ Food.CodingKeys ▸ 3 ][ … ]
///
/// A coding path has the keys that a type used in its requests, but a step contains only the place of a member. So keys
/// are made again, from the texts in the document, when somebody asks for a path. A type may have several numbers: code
/// that makes many containers keeps the number that it has.
struct KeyTypes: ~Copyable {
    private var first: (any CodingKey.Type)?
    private var second: (any CodingKey.Type)?
    private var third: (any CodingKey.Type)?
    private var others: [any CodingKey.Type] = []
    private var count: Int32 = 0

    /// Returns a new number for a type.
    mutating func add(_ type: any CodingKey.Type) -> Int32 {
        defer { count &+= 1 }
        switch count {
        case 0: first = type
        case 1: second = type
        case 2: third = type
        default:
            if others.isEmpty { others.reserveCapacity(8) }
            others.append(type)
        }
        return count
    }

    /// The key of a type with the name of another key; the given key itself if the type makes no key of that name, or
    /// one with another name.
    func key(_ key: any CodingKey, ofType number: Int) -> any CodingKey {
        let type: (any CodingKey.Type)? =
            switch number {
            case 0: first
            case 1: second
            case 2: third
            default: others[number - 3]
            }
        guard let made = type?.init(stringValue: key.stringValue), made.stringValue == key.stringValue else {
            return key
        }
        return made
    }
}
