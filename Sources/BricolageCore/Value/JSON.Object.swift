extension JSON {
    /// The members of a JSON object, in their order.
    ///
    /// Keys are compared by their code points. Equality and hashing ignore the order of members, writing keeps it.
    /// Look-ups are linear in small objects and constant on average in large ones; hashing is seeded, so no input can
    /// make them slow.
    public struct Object: Sendable {
        var storage: ObjectStorage

        /// Creates an empty object.
        public init() { storage = ObjectStorage() }

        /// Creates an object from members; of several with one key the last value counts, at the place of the first.
        public init(_ members: some Sequence<(key: String, value: JSON)>) {
            self.init()
            storage.members.reserveCapacity(members.underestimatedCount)
            for member in members { storage.set(member.value, forKey: member.key) }
        }

        /// Takes over members whose keys are known to differ.
        init(unique members: [(key: String, value: JSON)]) {
            storage = ObjectStorage(unique: members)
        }

        /// Creates an object that keeps every member, also those whose key stands there already.
        public init(keepingDuplicates members: some Sequence<(key: String, value: JSON)>) {
            self.init()
            for member in members { storage.append(member.value, forKey: member.key) }
        }
    }

    /// The memory of an object.
    ///
    /// Shared until one of the holders changes it, which is what makes it `Sendable`: a change happens only after
    /// `isKnownUniquelyReferenced` has shown that no other thread can see it.
    final class ObjectStorage: @unchecked Sendable {
        var members: [(key: String, value: JSON)] = []
        /// The place of the last member of each key, once there are more than `indexThreshold` members.
        var positions: [ExactKey: Int]?
        /// Whether some key stands here twice.
        var hasDuplicates = false
        var height = 1

        /// Up to this many members a look-up compares keys one by one.
        static let indexThreshold = 64

        init() {}

        init(unique members: [(key: String, value: JSON)]) {
            self.members = members
            for member in members { height = max(height, ContainerStorage.height(of: member.value) + 1) }
            rebuildPositions()
        }

        init(copying other: ObjectStorage) {
            members = other.members
            positions = other.positions
            hasDuplicates = other.hasDuplicates
            height = other.height
        }

        deinit {
            guard height > ContainerStorage.recursionLimit else { return }
            var contents = members.map(\.value)
            members = []
            ContainerStorage.release(&contents)
        }
    }
}

extension JSON.ObjectStorage {
    /// The place of the last member with a key.
    func position(of key: String) -> Int? {
        if let positions { return positions[ExactKey(key)] }
        return members.lastIndex { ExactText.equal($0.key, key) }
    }

    /// Replaces the value of a key, or adds a member at the end.
    func set(_ value: JSON, forKey key: String) {
        guard let position = position(of: key) else {
            add(value, forKey: key)
            return
        }
        raiseHeight(for: value)
        members[position].value = value
    }

    /// Adds a member at the end, whether or not its key is there.
    func append(_ value: JSON, forKey key: String) {
        if position(of: key) != nil { hasDuplicates = true }
        add(value, forKey: key)
    }

    private func add(_ value: JSON, forKey key: String) {
        raiseHeight(for: value)
        members.append((key, value))
        if positions != nil {
            positions?[ExactKey(key)] = members.count - 1
        } else if members.count > Self.indexThreshold {
            rebuildPositions()
        }
    }

    /// Removes every member with a key.
    ///
    /// Linear in the number of members.
    func remove(_ key: String) {
        members.removeAll { ExactText.equal($0.key, key) }
        rebuildPositions()
    }

    func rebuildPositions() {
        if hasDuplicates { hasDuplicates = Set(members.map { ExactKey($0.key) }).count < members.count }
        guard members.count > Self.indexThreshold else {
            positions = nil
            return
        }
        var positions: [ExactKey: Int] = [:]
        positions.reserveCapacity(members.count)
        for (position, member) in members.enumerated() { positions[ExactKey(member.key)] = position }
        self.positions = positions
    }

    func raiseHeight(for value: JSON) {
        height = max(height, ContainerStorage.height(of: value) + 1)
    }
}
