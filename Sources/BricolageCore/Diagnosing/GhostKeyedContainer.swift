/// The members of an object that is not there.
struct GhostKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
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
        try decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

extension GhostKeyedContainer {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder.value(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder.value(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder.value(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoder.value(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.value(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoder.value(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoder.value(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoder.value(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder.value(type) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decoder.value(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoder.value(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoder.value(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoder.value(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoder.value(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoder.value(type) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decoder.value(type) }
}
