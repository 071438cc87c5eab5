/// Reads the members of one object of a document.
struct NodeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let context: DecodingContext
    let object: Int
    let pathCount: Int
    private let usesIndex: Bool
    /// The members by their converted keys, if keys are converted.
    private let converted: ConvertedKeys?

    init(context: DecodingContext, object: Int) throws {
        guard context.node(object).kind == .object else {
            throw context.failure(.wrongKind, at: object, expected: "an object", [String: JSON].self)
        }
        self.context = context
        self.object = object
        pathCount = context.path.count
        usesIndex = context.usesIndex(object)
        converted = context.session.convertsKeys ? ConvertedKeys(context.node(object), context) : nil
    }

    var codingPath: [any CodingKey] { context.path(pathCount) }

    var allKeys: [Key] {
        if let converted { return converted.keys.compactMap { Key(stringValue: $0) } }
        var keys: [Key] = []
        var members = context.node(object).members
        while let (key, value) = members.nextNodes() {
            let text = context.storage.string(key.index)
            // Of several members with one key only the last is seen.
            if usesIndex, find(text) != value.index { continue }
            if let key = Key(stringValue: text) { keys.append(key) }
        }
        return keys
    }

    private func find(_ key: String) -> Int? {
        if let converted { return converted.values[ExactKey(key)] }
        return context.find(key, in: object, usesIndex: usesIndex)
    }

    /// The place of a member's value on the tape.
    @inline(__always)
    func value(_ key: some CodingKey) throws -> Int {
        if let index = find(key.stringValue) { return index }
        throw missing(key)
    }

    /// The place of a member's value on the tape; nil if it is null or not there.
    @inline(__always)
    func valueIfPresent(_ key: some CodingKey) -> Int? {
        guard let index = find(key.stringValue), !context.node(index).isNull else { return nil }
        return index
    }

    private func missing(_ key: some CodingKey) -> DecodingError {
        let error = JSONReadingError(
            .missing(key: key.stringValue), at: context.node(object), expected: "a value")
        return .keyNotFound(
            key,
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: error))
    }

    func contains(_ key: Key) -> Bool { find(key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { context.node(try value(key)).isNull }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try context.decode(type, at: value(key), key: key)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let index = valueIfPresent(key) else { return nil }
        return try context.decode(type, at: index, key: key)
    }

    private func nested(_ key: some CodingKey) -> DecodingContext {
        DecodingContext(session: context.session, storage: context.storage, path: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        KeyedDecodingContainer(try NodeKeyedContainer<NestedKey>(context: nested(key), object: value(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try NodeUnkeyedContainer(context: nested(key), array: value(key))
    }

    func superDecoder() throws -> any Swift.Decoder { superDecoder(JSONCodingKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { superDecoder(key) }

    /// A decoder for a member; one that is not there counts as null.
    private func superDecoder(_ key: some CodingKey) -> any Swift.Decoder {
        guard let index = find(key.stringValue) else {
            let absent = DecodingContext(session: context.session, storage: .null, path: codingPath + [key])
            return NodeDecoder(context: absent, index: 0)
        }
        return NodeDecoder(context: nested(key), index: index)
    }
}

/// The members of an object by their converted keys.
final class ConvertedKeys {
    private(set) var keys: [String] = []
    private(set) var values: [ExactKey: Int] = [:]

    init(_ object: JSONDocument.Node, _ context: DecodingContext) {
        var members = object.members
        while let (key, value) = members.nextNodes() {
            let text = Self.convert(object.storage.string(key.index), context)
            if values.updateValue(value.index, forKey: ExactKey(text)) == nil { keys.append(text) }
        }
    }

    private static func convert(_ key: String, _ context: DecodingContext) -> String {
        switch context.session.keyStrategy {
        case .useDefaultKeys: key
        case .convertFromSnakeCase: KeyConversion.camelCase(key)
        case .custom(let convert): convert(context.path + [JSONCodingKey(key)]).stringValue
        }
    }
}
