internal import BricolageCore
internal import BricolageDiagnosing

/// Counts the members of an object that a type requests by their keys.
///
/// It is placed between a type and a decoder, which does all the work. For a type that wraps another one in a single
/// value, the members of the latter are counted; a type that requests no keys, such as a dictionary, knows no members.
final class MemberCounter {
    private var known: Set<ExactKey> = []

    /// The number of members that a type requests and finds; if it cannot be decoded, those before the error.
    static func count<T: Decodable>(_ type: T.Type, from decoder: any Decoder) -> Int {
        let counter = MemberCounter()
        _ = try? T(from: CountingDecoder(base: decoder, counter: counter))
        return counter.known.count
    }

    /// The same for a value of a document that is read without a decoder.
    static func count<T: Decodable>(_ type: T.Type, at json: JSONDocument.Node) -> Int {
        (try? json.decodePlainly(KnownMembers<T>.self, by: json.carriedDecoder))?.count ?? 0
    }

    fileprivate func note(_ key: some CodingKey) { known.insert(ExactKey(key.stringValue)) }
}

/// The number of members that a type knows, as a `Decodable` type, so that the decoder itself calls the initialiser of
/// the other type.
private struct KnownMembers<T: Decodable>: Decodable {
    let count: Int

    init(from decoder: any Decoder) throws { count = MemberCounter.count(T.self, from: decoder) }
}

private struct CountingDecoder: Decoder {
    let base: any Decoder
    let counter: MemberCounter

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(CountingContainer(base: try base.container(keyedBy: type), counter: counter))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        CountingValueContainer(base: try base.singleValueContainer(), decoder: self)
    }
}

private struct CountingValueContainer: GenericValueContainer {
    let base: any SingleValueDecodingContainer
    let decoder: CountingDecoder

    var codingPath: [any CodingKey] { base.codingPath }

    func decodeNil() -> Bool { base.decodeNil() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        // The initialisers of scalars would request the scalar itself again.
        ValueCoding.isWhole(type) ? try base.decode(type) : try type.init(from: decoder)
    }
}

private struct CountingContainer<Key: CodingKey>: GenericKeyedContainer {
    let base: KeyedDecodingContainer<Key>
    let counter: MemberCounter

    var codingPath: [any CodingKey] { base.codingPath }
    var allKeys: [Key] { base.allKeys }

    func contains(_ key: Key) -> Bool { base.contains(key) }

    private func noteIfPresent(_ key: Key) {
        if base.contains(key) { counter.note(key) }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        noteIfPresent(key)
        return try base.decodeNil(forKey: key)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let value = try base.decode(type, forKey: key)
        counter.note(key)
        return value
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        noteIfPresent(key)
        return try base.decodeIfPresent(type, forKey: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        counter.note(key)
        return try base.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        counter.note(key)
        return try base.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try base.superDecoder() }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        noteIfPresent(key)
        return try base.superDecoder(forKey: key)
    }
}
