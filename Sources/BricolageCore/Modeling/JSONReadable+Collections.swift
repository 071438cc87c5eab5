extension Optional: JSONReadable where Wrapped: JSONReadable {
    /// Reads null as nil, unless null is a value of the wrapped type.
    public init(json: JSONDocument.Node) throws {
        self = json.isNull && !Wrapped.readsNull ? nil : try Wrapped(json: json)
    }

    /// An absent field is nil.
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Wrapped? { nil }

    /// True: null is nil.
    public static var readsNull: Bool { true }

    /// Reads a field that may be absent or null.
    public init(field key: StaticString, of container: KeyedDecodingContainer<JSONCodingKey>) throws {
        let codingKey = JSONCodingKey(key.description)
        if Wrapped.readsNull, container.contains(codingKey) {
            self = try container.decode(Wrapped.self, forKey: codingKey)
        } else {
            self = try container.decodeIfPresent(Wrapped.self, forKey: codingKey)
        }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads an array of elements of one type.
    public init(json: borrowing JSONDocument.Node) throws {
        guard json.tapeNode.tag == .array else {
            self = try json.refuse(expected: "an array")
            return
        }
        guard StackRoom.isLeft else { throw json.tooDeep }
        self = try ArrayReading(.passUnretained(json.storage), json.storage.reader, json.index).elements()
    }
}

extension Set: JSONReadable where Element: JSONReadable {
    /// Reads an array of elements of one type, without duplicates.
    public init(json: JSONDocument.Node) throws {
        self.init(try [Element](json: json))
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object whose members are all of one type; of duplicate keys the last one counts.
    ///
    /// Two distinct keys that `Dictionary` considers equal, because they are canonically equivalent, are an error.
    public init(json: borrowing JSONDocument.Node) throws {
        guard json.tapeNode.tag == .object else {
            self = try json.refuse(expected: "an object")
            return
        }
        guard StackRoom.isLeft else { throw json.tooDeep }
        if let numbers = json.storage.memberNumbers(of: json.index) {
            let storage = json.storage
            var index = json.index + 2
            try self.init(numbers: numbers) { memory, count in
                while count < numbers.count {
                    memory.initializeElement(at: count, to: try Unmanaged.passUnretained(storage).read(index))
                    count += 1
                    index = Int(storage.tape[index].next) + 1
                }
            }
        } else {
            self = try json.membersOneByOne()
        }
    }
}

extension JSONDocument.Node {
    /// The members of an object in which some keys are the same, or are equal for `Dictionary`.
    @inline(never)
    fileprivate borrowing func membersOneByOne<Value: JSONReadable>() throws -> [String: Value] {
        let storage = storage
        let shadowed = MemberIndex(object: copy self).shadowed
        var result: [String: Value] = [:]
        var index = index + 1
        for _ in 0..<count {
            if !shadowed.contains(index) {
                let value: Value = try Unmanaged.passUnretained(storage).read(index + 1)
                let node = JSONDocument.Node(storage: storage, index: index + 1)
                try result.insert(value, forKey: storage.string(index), at: node)
            }
            index = Int(storage.tape[index + 1].next)
        }
        return result
    }
}
