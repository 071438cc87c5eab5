extension JSON {
    /// The members of a JSON object, in their order.
    ///
    /// Keys are compared by their code points. Equality and hashing ignore the order of members; writing keeps it.
    /// Look-ups are linear in small objects and constant on average in large ones; hashing is seeded, so no input can
    /// make them slow.
    ///
    /// Unchecked, because the memory is a class that changes, though only while a single value holds it
    /// (`ObjectStorage`).
    public struct Object: @unchecked Sendable {
        /// The memory of the members; nil until there are members, so that an empty object, which each value of a
        /// generated type contains, is one word without a reference count.
        package internal(set) var storage: ObjectStorage?

        init(storage: ObjectStorage) {
            self.storage = storage
        }

        /// Creates an empty object.
        public init() { storage = nil }

        private init(capacity: Int) {
            storage = capacity > 0 ? .make(capacity: capacity) : nil
        }

        /// Creates an object from members; of duplicate keys the last value counts, at the position of the first.
        public init(_ members: some Sequence<(key: String, value: JSON)>) {
            self.init(capacity: members.underestimatedCount)
            for member in members { put(member.value, forKey: member.key) }
        }

        /// Creates an object from the members of a literal.
        init(literal members: [(String, JSON)]) {
            self.init(capacity: members.count)
            for (key, value) in members { put(value, forKey: key) }
        }

        /// Not inlined into its callers, which add one member after the other.
        @inline(never)
        private mutating func put(_ value: JSON, forKey key: String) { updateValue(value, forKey: key) }
    }
}

extension JSON.Object {
    /// The memory of the members, which nobody else holds and which has room for more of them.
    mutating func prepare(adding count: Int = 0) -> ObjectStorage {
        let isUnique = isKnownUniquelyReferenced(&storage)
        guard let storage else { return replaceStorage(.make(capacity: count)) }
        let needed = storage.count + count
        if needed > storage.room {
            let capacity = Swift.max(needed, storage.count * 2)
            return replaceStorage(isUnique ? storage.moved(capacity) : storage.copied(capacity))
        }
        return isUnique ? storage : replaceStorage(storage.copied(needed))
    }

    private mutating func replaceStorage(_ storage: ObjectStorage) -> ObjectStorage {
        self.storage = storage
        return storage
    }
}
