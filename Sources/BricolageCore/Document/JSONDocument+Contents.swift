extension JSONDocument.Node {
    /// The number of elements of an array, or of members of an object as written; 0 for scalars.
    public var count: Int { tapeNode.tag.isContainer ? Int(tapeNode.length) : 0 }

    /// The elements of an array in order; none for other kinds.
    public var elements: Elements { Elements(array: self) }

    /// The members of an object in the order of the text, duplicates included; none for other kinds.
    public var members: Members { Members(object: self) }

    /// The value of a member of an object: the last one with that key.
    ///
    /// Linear in the number of members.
    public subscript(key: String) -> JSONDocument.Node? {
        var key = key
        return key.withUTF8 { lastMember($0) }
    }

    // Disfavoured, so that a literal is a `String` unless another type is specified.

    /// The value of a member of an object: the last one with that key.
    ///
    /// Linear in the number of members.
    @_disfavoredOverload
    public subscript(key: StaticString) -> JSONDocument.Node? {
        key.withUTF8Buffer { lastMember($0) }
    }

    private func lastMember(_ key: UnsafeBufferPointer<UInt8>) -> JSONDocument.Node? {
        guard tapeNode.tag == .object, let value = storage.lastMember(key, of: index) else { return nil }
        return JSONDocument.Node(storage: storage, index: value)
    }

    /// An element of an array; nil outside its bounds and for other kinds.
    ///
    /// Linear in `position`.
    public subscript(position: Int) -> JSONDocument.Node? {
        guard tapeNode.tag == .array, position >= 0, position < count else { return nil }
        var index = index + 1
        for _ in 0..<position { index = Int(storage.tape[index].next) }
        return JSONDocument.Node(storage: storage, index: index)
    }

    /// The elements of an array.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        private let storage: DocumentStorage
        private var index: Int
        private let end: Int

        init(array: JSONDocument.Node) {
            storage = array.storage
            index = array.index + 1
            end = array.tapeNode.tag == .array ? Int(array.tapeNode.next) : index
        }

        /// The next element.
        public mutating func next() -> JSONDocument.Node? {
            guard index < end else { return nil }
            defer { index = Int(storage.tape[index].next) }
            return JSONDocument.Node(storage: storage, index: index)
        }
    }

    /// The members of an object.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        private let storage: DocumentStorage
        private var index: Int
        private let end: Int

        init(object: JSONDocument.Node) {
            storage = object.storage
            index = object.index + 1
            end = object.tapeNode.tag == .object ? Int(object.tapeNode.next) : index
        }

        /// The next member.
        public mutating func next() -> (key: String, value: JSONDocument.Node)? {
            guard index < end else { return nil }
            let key = index
            index = Int(storage.tape[key + 1].next)
            return (storage.string(key), JSONDocument.Node(storage: storage, index: key + 1))
        }

        /// The next member with its key still in the text.
        package mutating func nextNodes() -> (key: JSONDocument.Node, value: JSONDocument.Node)? {
            guard index < end else { return nil }
            defer { index = Int(storage.tape[index + 1].next) }
            return (
                JSONDocument.Node(storage: storage, index: index), JSONDocument.Node(storage: storage, index: index + 1)
            )
        }
    }
}

extension DocumentStorage {
    /// The tape index of the value of the last member with a key.
    package func lastMember(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        var found: Int?
        var index = object + 1
        let end = Int(tape[object].next)
        while index < end {
            if stringEquals(index, key) { found = index + 1 }
            index = Int(tape[index + 1].next)
        }
        return found
    }
}
