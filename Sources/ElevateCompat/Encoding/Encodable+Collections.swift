// These are no conformances, since code that adds its own would not compile.

extension Array where Element: Elevate.Encodable {
    /// An array of the elements as objects that `JSONSerialization` can write.
    public var json: Any { map(\.json) }
}

extension Set where Element: Elevate.Encodable {
    /// An array of the elements as objects that `JSONSerialization` can write, in the order of the set.
    public var json: Any { map(\.json) }
}

extension Dictionary where Key: ExpressibleByStringLiteral, Value: Elevate.Encodable {
    /// A dictionary of the values as objects that `JSONSerialization` can write; its keys are the descriptions of keys.
    public var json: Any {
        var members: [String: Any] = [:]
        members.reserveCapacity(count)
        for (key, value) in self { members[String(describing: key)] = value.json }
        return members
    }
}
