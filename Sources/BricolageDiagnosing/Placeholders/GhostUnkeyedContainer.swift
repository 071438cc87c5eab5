/// The elements of an array that is not there: two for those who ask, a few more for those who do not.
struct GhostUnkeyedContainer: GenericUnkeyedContainer {
    let decoder: GhostDecoder
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 2 }
    var isAtEnd: Bool { currentIndex >= 2 }

    /// A loop that asks until something fails is to end.
    private mutating func moveOn() throws {
        guard currentIndex < 100 else { throw BudgetExhausted() }
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try moveOn()
        return try decoder.value(type)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try moveOn()
        return try decoder.within().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try moveOn()
        return try decoder.within().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        try moveOn()
        return try decoder.within()
    }
}
