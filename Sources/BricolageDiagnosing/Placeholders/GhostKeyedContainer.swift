internal import BricolageCore

/// The members of an object that is not there.
struct GhostKeyedContainer<Key: CodingKey>: GenericKeyedContainer {
    let decoder: GhostDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One key of those that a type knows: what an enumeration with payloads needs.
    ///
    /// None where any key will do.
    var allKeys: [Key] { decoder.probe.choice(of: EnumerationCases.all(of: Key.self)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
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
