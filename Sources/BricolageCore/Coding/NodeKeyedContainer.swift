/// Reads the members of one object of a document.
///
/// The standard library copies a container for every requested value, so this is a single reference.
struct NodeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reader: MemberReader

    init(_ reader: MemberReader) { self.reader = reader }

    /// - Throws: `DecodingError` for a value that is not an object.
    init(_ context: DecodingContext, object step: DecodingStep, depth: Int) throws {
        try context.checkObject(step)
        reader = MemberReader(
            context, object: step, depth: depth, keyType: context.session.number(ofKeyType: Key.self))
    }

    @inline(__always)
    var context: DecodingContext { reader.context }

    var codingPath: [any CodingKey] { reader.codingPath }

    /// The value of a required member.
    @inline(__always)
    func member(_ key: Key) throws -> DecodingStep {
        let index = reader.find(key)
        guard index >= 0 else { throw missing(key) }
        return reader.step(to: index)
    }

    /// The value of a member; nil if it is null or missing.
    @inline(__always)
    func memberIfPresent(_ key: Key) -> DecodingStep? {
        let index = reader.find(key)
        return index < 0 || context.isNull(index) ? nil : reader.step(to: index)
    }

    @inline(never)
    private func missing(_ key: Key) -> DecodingError {
        ThreadTrials.noteFailure()
        let error = context.session.missing(key, in: reader.node)
        return .keyNotFound(
            key,
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: error))
    }

    func contains(_ key: Key) -> Bool { reader.find(key) >= 0 }

    func decodeNil(forKey key: Key) throws -> Bool { context.isNull(try member(key).index) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try context.decode(type, member(key))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.decode(type, member)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try context.session.nestedContainer(keyedBy: type, at: reader.nestedPlace(member(key).index))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let value = try member(key).index
        let nested = try context.session.nestedContext(at: reader.nestedPlace(value))
        return try NodeUnkeyedContainer(context: nested, array: .value(value), depth: nested.depth)
    }

    func superDecoder() throws -> any Swift.Decoder { try superDecoder(JSONCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try superDecoder(key) }

    /// A decoder for a member; a missing one counts as null.
    private func superDecoder(_ key: some CodingKey) throws -> any Swift.Decoder {
        let index = reader.find(text: key.stringValue)
        guard index >= 0 else {
            let absent = DecodingContext(
                session: context.session, storage: .null, path: reader.way(to: key))
            return NodeDecoder(context: absent, index: 0, depth: 0)
        }
        let nested = try context.session.nestedContext(at: reader.nestedPlace(index))
        return NodeDecoder(context: nested, index: index, depth: nested.depth)
    }
}
