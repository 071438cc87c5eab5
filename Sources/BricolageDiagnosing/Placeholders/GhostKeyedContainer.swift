internal import BricolageCore

/// The members of an object that does not exist.
struct GhostKeyedContainer<Key: CodingKey>: GenericKeyedContainer {
    let decoder: GhostDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One of the keys that a type knows, as an enumeration with payloads needs it.
    ///
    /// Empty if the keys of the type are not an enumeration.
    var allKeys: [Key] { decoder.probe.choice(of: EnumerationCases.all(of: Key.self)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { decoder.probe.spend() }
    func decodeNil(forKey key: Key) throws -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.value(type) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { nil }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder.within().container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.within().unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder.within() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.within() }
}
