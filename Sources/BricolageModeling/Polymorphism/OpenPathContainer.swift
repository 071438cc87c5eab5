/// The members of an object in which another value is written afterwards, at the end of a path.
///
///     path ["meta", "type"]     {"meta": {"author": "x", ⌄}, "radius": 1}
///
/// The members on the path are written through nested containers: every coder continues these when they are requested
/// again, but replaces members written in any other way, or traps.
struct OpenPathContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var base: KeyedEncodingContainer<Key>
    let userInfo: [CodingUserInfoKey: Any]
    let path: ArraySlice<String>
    let outcome: MergingEncoder.Outcome

    var codingPath: [any CodingKey] { base.codingPath }

    /// Whether a member is or may be on the path: it is unknown how a coder converts keys.
    private func isOnTheWay(_ key: Key) -> Bool {
        func letters(_ key: String) -> String { key.lowercased().filter { $0 != "_" } }
        guard let first = path.first, letters(key.stringValue) == letters(first) else { return false }
        if path.count == 1 { outcome.mayMeetEndOfPath = true }
        return path.count > 1
    }

    private func member(_ key: Key) -> MergingEncoder {
        let encoder = MemberEncoder(members: base, key: key, userInfo: userInfo)
        return MergingEncoder(encoder, openPath: path.dropFirst(), outcome: outcome)
    }

    mutating func encodeNil(forKey key: Key) throws {
        if isOnTheWay(key) { outcome.isMisused = true } else { try base.encodeNil(forKey: key) }
    }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if isOnTheWay(key) { _ = try member(key).add(value) } else { try base.encode(value, forKey: key) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        if isOnTheWay(key) { return member(key).container(keyedBy: type) }
        return base.nestedContainer(keyedBy: type, forKey: key)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        if isOnTheWay(key) { outcome.isMisused = true }
        return base.nestedUnkeyedContainer(forKey: key)
    }

    mutating func superEncoder() -> any Encoder { base.superEncoder() }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        isOnTheWay(key) ? member(key) : base.superEncoder(forKey: key)
    }
}

/// Encodes a member of an object through its nested containers.
private struct MemberEncoder<Key: CodingKey>: Encoder {
    let members: KeyedEncodingContainer<Key>
    let key: Key
    let userInfo: [CodingUserInfoKey: Any]

    var codingPath: [any CodingKey] { members.codingPath + [key] }

    func container<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        var members = members
        return members.nestedContainer(keyedBy: type, forKey: key)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        var members = members
        return members.nestedUnkeyedContainer(forKey: key)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        var members = members
        return members.superEncoder(forKey: key).singleValueContainer()
    }
}
