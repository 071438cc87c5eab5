extension Dictionary where Key == String {
    /// Adds the value of a member, and throws where the dictionary would merge two keys of different code points.
    package mutating func insert(_ value: Value, forKey key: String, at node: @autoclosure () -> JSONDocument.Node)
        throws
    {
        if updateValue(value, forKey: key) != nil { try checkRepeatedKey(key, at: node()) }
    }

    /// Throws for a key that was in the dictionary already, unless the one there is the same code point by code point.
    @inline(never)
    package func checkRepeatedKey(_ key: String, at node: JSONDocument.Node) throws {
        guard let index = index(forKey: key), !ExactText.equal(self[index].key, key) else { return }
        try JSONReadingError.refuse(
            .invalidValue, at: node, expected: "a key that is not canonically equivalent to another one")
    }
}
