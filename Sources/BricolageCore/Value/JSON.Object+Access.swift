extension JSON.Object {
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = JSON.ObjectStorage(copying: storage) }
    }

    /// The number of members.
    public var count: Int { storage.members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { storage.members.isEmpty }

    /// The keys in order.
    public var keys: [String] { storage.members.map(\.key) }

    /// The values in the order of their keys.
    public var values: [JSON] { storage.members.map(\.value) }

    /// Whether some key stands here twice, which only `JSONParsingOptions.DuplicateKeys.keep` and `append` allow.
    public var hasDuplicateKeys: Bool { storage.hasDuplicates }

    /// The value of a key, the last one if it stands there twice; nil when there is none.
    ///
    /// Assigning nil removes every member of the key, which is linear; a new key is added at the end.
    public subscript(key: String) -> JSON? {
        get { storage.position(of: key).map { storage.members[$0].value } }
        _modify {
            makeUnique()
            let position = storage.position(of: key)
            var value: JSON?
            if let position {
                value = .some(.null)
                swapValue(at: position, with: &value)
            }
            defer {
                if let value {
                    storage.set(value, forKey: key)
                } else if position != nil {
                    storage.remove(key)
                }
            }
            yield &value
        }
    }

    private func swapValue(at position: Int, with value: inout JSON?) {
        guard var taken = value else { return }
        swap(&taken, &storage.members[position].value)
        value = taken
    }

    /// Sets the value of a key and returns the value it had.
    @discardableResult
    public mutating func updateValue(_ value: JSON, forKey key: String) -> JSON? {
        makeUnique()
        var old: JSON?
        if let position = storage.position(of: key) { old = storage.members[position].value }
        storage.set(value, forKey: key)
        return old
    }

    /// Adds a member at the end, also when its key stands there already.
    ///
    /// Constant on average.
    public mutating func append(key: String, value: JSON) {
        makeUnique()
        storage.append(value, forKey: key)
    }

    /// Removes the members of a key and returns the value of the last one.
    ///
    /// Linear in the number of members.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSON? {
        let old = self[key]
        if old != nil { self[key] = nil }
        return old
    }

    /// Removes the members that meet a condition.
    ///
    /// Linear in the number of members.
    public mutating func removeAll(where condition: (_ key: String, _ value: JSON) throws -> Bool) rethrows {
        makeUnique()
        try storage.members.removeAll { try condition($0.key, $0.value) }
        storage.rebuildPositions()
    }
}

extension JSON.Object: RandomAccessCollection {
    /// The place of the first member: 0.
    public var startIndex: Int { 0 }

    /// The number of members.
    public var endIndex: Int { storage.members.count }

    /// The member at a place within the bounds.
    public subscript(position: Int) -> (key: String, value: JSON) { storage.members[position] }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
    /// Creates an object; of several members with one key the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(elements.lazy.map { (key: $0.0, value: $0.1) })
    }
}

extension JSON.Object: Hashable {
    /// Whether two objects have the same keys with equal values, in any order.
    public static func == (lhs: JSON.Object, rhs: JSON.Object) -> Bool { JSON.object(lhs) == .object(rhs) }

    /// Feeds the members to the hasher, whatever their order.
    public func hash(into hasher: inout Hasher) { JSON.object(self).hash(into: &hasher) }
}

extension JSON.Object: CustomStringConvertible {
    /// The object as compact JSON.
    public var description: String { JSON.object(self).description }
}
