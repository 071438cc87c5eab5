/// Reads the members of one object of a document.
///
/// The standard library copies a container for every value that it is asked for, so this holds one reference and no more.
struct NodeKeyedContainer<Key: CodingKey>: MakeableKeyedContainer {
    let context: DecodingContext
    private let object: UInt32
    private let depth: UInt32
    /// What most keys that are not there are known by; nil when the context looks the members up.
    private let filter: MemberFilter?
    /// The texts of the keys, if they are known already; they live as long as the session of the context.
    private let texts: Unmanaged<KeyTexts>?

    init(context: DecodingContext, object step: DecodingStep, depth: Int, texts: KeyTexts? = nil) throws {
        guard context.tag(step.index) == .object else {
            throw context.failure(.wrongKind, step, expected: "an object", [String: JSON].self)
        }
        object = UInt32(truncatingIfNeeded: step.index)
        self.texts = texts.map(Unmanaged.passUnretained)
        filter = context.memberFilter(step.index)
        if filter != nil {
            self.context = context
            self.depth = UInt32(truncatingIfNeeded: depth)
        } else {
            self.context = context.lookingUp(membersOf: step.index, depth: depth)
            self.depth = 0
        }
    }

    var codingPath: [any CodingKey] { context.path(Int(depth)) }

    var allKeys: [Key] {
        let lookup = filter == nil ? context.lookup : nil
        if let converted = lookup as? ConvertedKeys {
            return converted.keys.compactMap { Key(stringValue: $0) }
        }
        var keys: [Key] = []
        var members = context.node(Int(object)).members
        while let (key, value) = members.nextNodes() {
            let text = context.storage.string(key.index)
            // Of several members with one key only the last is seen.
            if let lookup, lookup.valueIndex(text) != value.index { continue }
            if let key = Key(stringValue: text) { keys.append(key) }
        }
        return keys
    }

    /// The place of a member's value on the tape, or -1.
    @inline(__always)
    private func find(_ key: Key) -> Int {
        if let filter, let texts {
            return context.find(texts._withUnsafeGuaranteedRef { $0.text(key) }, in: Int(object), filter)
        }
        return find(text: key.stringValue)
    }

    private func find(text: String) -> Int {
        guard let filter else { return context.lookup?.valueIndex(text) ?? -1 }
        return context.find(text, in: Int(object), filter)
    }

    /// The value of a member that must be there.
    @inline(__always)
    func member(_ key: Key) throws -> DecodingStep {
        let index = find(key)
        guard index >= 0 else { throw missing(key) }
        return .member(index)
    }

    /// The value of a member; nil if it is null or not there.
    @inline(__always)
    func memberIfPresent(_ key: Key) -> DecodingStep? {
        let index = find(key)
        return index < 0 || context.isNull(index) ? nil : .member(index)
    }

    @inline(never)
    private func missing(_ key: Key) -> DecodingError {
        let error = JSONReadingError(
            .missing(key: key.stringValue), at: context.node(Int(object)), expected: "a value")
        return .keyNotFound(
            key,
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: error))
    }

    func contains(_ key: Key) -> Bool { find(key) >= 0 }

    func decodeNil(forKey key: Key) throws -> Bool { context.isNull(try member(key).index) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try context.decode(type, member(key))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.decode(type, member)
    }

    private func nested(_ key: some CodingKey) -> DecodingContext {
        DecodingContext(session: context.session, storage: context.storage, path: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let value = try member(key).index
        return KeyedDecodingContainer(
            try NodeKeyedContainer<NestedKey>(context: nested(key), object: .value(value), depth: 0))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let value = try member(key).index
        return try NodeUnkeyedContainer(context: nested(key), array: .value(value), depth: 0)
    }

    func superDecoder() throws -> any Swift.Decoder { superDecoder(JSONCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { superDecoder(key) }

    /// A decoder for a member; one that is not there counts as null.
    private func superDecoder(_ key: some CodingKey) -> any Swift.Decoder {
        let index = find(text: key.stringValue)
        guard index >= 0 else {
            let absent = DecodingContext(
                session: context.session, storage: .null, path: codingPath + [key])
            return NodeDecoder(context: absent, index: 0, depth: 0)
        }
        return NodeDecoder(context: nested(key), index: index, depth: 0)
    }
}
