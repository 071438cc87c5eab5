// The functions of the standard library, under names that nothing hides: through its protocol, a container has its own
// functions.

extension KeyedDecodingContainerProtocol {
    func hidden<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T { try decode(type, forKey: key) }
    func hiddenIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try decodeIfPresent(type, forKey: key)
    }
    func hiddenNil(_ key: Key) throws -> Bool { try decodeNil(forKey: key) }
    func hiddenContains(_ key: Key) -> Bool { contains(key) }
    var hiddenKeys: [Key] { allKeys }
    func hiddenElements(_ key: Key) throws -> any UnkeyedDecodingContainer { try nestedUnkeyedContainer(forKey: key) }
    func hiddenContainer<Inner: CodingKey>(_ type: Inner.Type, _ key: Key) throws -> KeyedDecodingContainer<Inner> {
        try nestedContainer(keyedBy: type, forKey: key)
    }
}

extension KeyedDecodingContainerProtocol {
    func hidden(_ type: Bool.Type, _ key: Key) throws -> Bool { try decode(type, forKey: key) }
    func hidden(_ type: String.Type, _ key: Key) throws -> String { try decode(type, forKey: key) }
    func hidden(_ type: Double.Type, _ key: Key) throws -> Double { try decode(type, forKey: key) }
    func hidden(_ type: Float.Type, _ key: Key) throws -> Float { try decode(type, forKey: key) }
    func hidden(_ type: Int.Type, _ key: Key) throws -> Int { try decode(type, forKey: key) }
    func hidden(_ type: Int8.Type, _ key: Key) throws -> Int8 { try decode(type, forKey: key) }
    func hidden(_ type: Int16.Type, _ key: Key) throws -> Int16 { try decode(type, forKey: key) }
    func hidden(_ type: Int32.Type, _ key: Key) throws -> Int32 { try decode(type, forKey: key) }
    func hidden(_ type: Int64.Type, _ key: Key) throws -> Int64 { try decode(type, forKey: key) }
    func hidden(_ type: UInt.Type, _ key: Key) throws -> UInt { try decode(type, forKey: key) }
    func hidden(_ type: UInt8.Type, _ key: Key) throws -> UInt8 { try decode(type, forKey: key) }
    func hidden(_ type: UInt16.Type, _ key: Key) throws -> UInt16 { try decode(type, forKey: key) }
    func hidden(_ type: UInt32.Type, _ key: Key) throws -> UInt32 { try decode(type, forKey: key) }
    func hidden(_ type: UInt64.Type, _ key: Key) throws -> UInt64 { try decode(type, forKey: key) }
}

extension KeyedDecodingContainerProtocol {
    func hiddenIfPresent(_ type: Bool.Type, _ key: Key) throws -> Bool? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: String.Type, _ key: Key) throws -> String? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Double.Type, _ key: Key) throws -> Double? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Float.Type, _ key: Key) throws -> Float? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Int.Type, _ key: Key) throws -> Int? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Int8.Type, _ key: Key) throws -> Int8? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Int16.Type, _ key: Key) throws -> Int16? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Int32.Type, _ key: Key) throws -> Int32? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: Int64.Type, _ key: Key) throws -> Int64? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: UInt.Type, _ key: Key) throws -> UInt? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: UInt8.Type, _ key: Key) throws -> UInt8? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: UInt16.Type, _ key: Key) throws -> UInt16? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: UInt32.Type, _ key: Key) throws -> UInt32? { try decodeIfPresent(type, forKey: key) }
    func hiddenIfPresent(_ type: UInt64.Type, _ key: Key) throws -> UInt64? { try decodeIfPresent(type, forKey: key) }
}
