extension Dictionary where Key == String {
    /// Adds the value of a member, and throws if the dictionary would merge two keys of different code points.
    package mutating func insert(_ value: Value, forKey key: String, at node: @autoclosure () -> JSONDocument.Node)
        throws
    {
        if updateValue(value, forKey: key) != nil { try checkRepeatedKey(key, at: node()) }
    }

    /// Throws if a key that was already in the dictionary differs from the one there in its code points.
    @inline(never)
    package func checkRepeatedKey(_ key: String, at node: JSONDocument.Node) throws {
        guard mergesKeys(key) else { return }
        try JSONReadingError.refuse(.invalidValue, at: node, expected: Self.expectedKey)
    }

    /// Whether a key that was already in the dictionary differs from the one there in its code points.
    @inline(never)
    func mergesKeys(_ key: String) -> Bool {
        index(forKey: key).map { !ExactText.equal(self[$0].key, key) } ?? false
    }

    /// The words for a key that is not merged with another one.
    @inline(__always)
    static var expectedKey: String { "a key that is not canonically equivalent to another one" }
}
