extension JSON {
    /// The members of a JSON object, in their order.
    ///
    /// Keys are compared by their code points. Equality and hashing ignore the order of members, writing keeps it.
    /// Look-ups are linear in small objects and constant on average in large ones; hashing is seeded, so no input can
    /// make them slow.
    ///
    /// Unchecked, because the memory is a class that changes: only ever while a single value holds it
    /// (`ObjectStorage`).
    public struct Object: @unchecked Sendable {
        var storage: ObjectStorage

        init(storage: ObjectStorage) {
            self.storage = storage
        }

        /// Creates an empty object.
        public init() { storage = .empty }

        /// Creates an empty object with room for members, or the one that all empty objects share.
        private init(capacity: Int) {
            storage = capacity > 0 ? .make(capacity: capacity) : .empty
        }

        /// Creates an object from members; of several with one key the last value counts, at the place of the first.
        public init(_ members: some Sequence<(key: String, value: JSON)>) {
            self.init(capacity: members.underestimatedCount)
            for member in members { updateValue(member.value, forKey: member.key) }
        }
    }
}

extension JSON.Object {
    /// Makes sure that nobody else holds the memory and that it has room for more members.
    mutating func prepare(adding count: Int = 0) {
        let needed = storage.count + count
        if needed <= storage.room, isKnownUniquelyReferenced(&storage) { return }
        let capacity = needed <= storage.room ? needed : Swift.max(needed, storage.count * 2)
        storage = isKnownUniquelyReferenced(&storage) ? storage.moved(capacity) : storage.copied(capacity)
    }
}
