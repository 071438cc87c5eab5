extension JSON.Object {
    /// The number of members.
    public var count: Int { storage?.count ?? 0 }

    /// Whether there are no members.
    public var isEmpty: Bool { count == 0 }

    /// The keys in order.
    public var keys: [String] { map(\.key) }

    /// The values in the order of their keys.
    public var values: [JSON] { map(\.value) }

    /// Whether there are duplicate keys, which only `JSONParsingOptions.DuplicateKeys.keep` and `append` allow.
    public var hasDuplicateKeys: Bool { storage?.hasDuplicates ?? false }

    /// The value of a key, the last one if there are duplicates; nil if there is none.
    ///
    /// Assigning nil removes every member of the key, which is linear; a new key is added at the end.
    public subscript(key: String) -> JSON? {
        get {
            guard let storage, let position = storage.position(of: key) else { return nil }
            return storage.value(at: position)
        }
        _modify {
            let position = storage?.position(of: key)
            var value: JSON?
            if let position { value = prepare().takeValue(at: position) }
            defer {
                switch (value, position) {
                case (let value?, let position?): storage?.replaceValue(at: position, with: value)
                case (let value?, nil): prepare(adding: 1).append((key, value))
                case (nil, _?): storage?.removeAll { ExactText.equal($0.key, key) }
                case (nil, nil): break
                }
            }
            yield &value
        }
    }

    /// Sets the value of a key and returns the previous value.
    @discardableResult
    public mutating func updateValue(_ value: JSON, forKey key: String) -> JSON? {
        guard let position = storage?.position(of: key) else {
            prepare(adding: 1).append((key, value))
            return nil
        }
        let storage = prepare()
        let old = storage.takeValue(at: position)
        storage.replaceValue(at: position, with: value)
        return old
    }

    /// Adds a member at the end, even if its key already exists.
    ///
    /// Constant on average.
    public mutating func append(key: String, value: JSON) {
        let isDuplicate = storage?.position(of: key) != nil
        let storage = prepare(adding: 1)
        storage.append((key, value))
        if isDuplicate { storage.hasDuplicates = true }
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
        if isEmpty { return }
        try prepare().removeAll { try condition($0.key, $0.value) }
    }
}

extension JSON.Object: RandomAccessCollection {
    /// The index of the first member: 0.
    public var startIndex: Int { 0 }

    /// The number of members.
    public var endIndex: Int { count }

    /// The member at an index within the bounds.
    public subscript(position: Int) -> (key: String, value: JSON) {
        // As in every collection, an index out of bounds is a programming error: no input causes one.
        guard let storage, position >= 0, position < storage.count else { preconditionFailure("index out of bounds") }
        return storage[position]
    }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
    /// Creates an object; of duplicate keys the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(literal: elements)
    }
}

extension JSON.Object: Hashable {
    /// Whether two objects have the same keys with equal values, in any order.
    public static func == (lhs: JSON.Object, rhs: JSON.Object) -> Bool { JSON.object(lhs) == .object(rhs) }

    /// Feeds the members to the hasher, whatever their order.
    public func hash(into hasher: inout Hasher) { JSON.object(self).hash(into: &hasher) }
}
