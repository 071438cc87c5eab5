/// The elements of an array that does not exist: two by its count, up to 100 for code that does not check the count.
struct GhostUnkeyedContainer: GenericUnkeyedContainer {
    let decoder: GhostDecoder
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 2 }
    var isAtEnd: Bool { currentIndex >= 2 }

    /// Ends loops that request elements until one fails.
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
