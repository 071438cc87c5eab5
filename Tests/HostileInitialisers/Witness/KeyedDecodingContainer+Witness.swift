// Functions of this module hide those of the standard library from all code of the module, synthesized initialisers
// included.

extension KeyedDecodingContainer {
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { noted(try hidden(type, key), key) }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        noted(try hiddenIfPresent(type, key), key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let isNull = try hiddenNil(key)
        Witness.note(codingPath, key, .null(isNull))
        return isNull
    }

    func contains(_ key: Key) -> Bool {
        let isPresent = hiddenContains(key)
        Witness.note(codingPath, key, .present(isPresent))
        return isPresent
    }

    var allKeys: [Key] {
        let keys = hiddenKeys
        Witness.note(codingPath, .members(Set(keys.map(\.stringValue))))
        return keys
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        let container = try hiddenContainer(type, key)
        Witness.note(codingPath, key, .object)
        return container
    }

    /// What `nestedUnkeyedContainer` gives, with a witness.
    func watchedElements(forKey key: Key) throws -> WitnessedElements {
        let elements = try hiddenElements(key)
        Witness.note(codingPath, key, .array)
        return WitnessedElements(elements)
    }

    func noted<T: Decodable>(_ value: T, _ key: Key) -> T {
        Witness.note(codingPath, key, .value(value))
        return value
    }

    func noted<T: Decodable>(_ value: T?, _ key: Key) -> T? {
        Witness.note(codingPath, key, value.map { .value($0) } ?? .nothing)
        return value
    }
}
