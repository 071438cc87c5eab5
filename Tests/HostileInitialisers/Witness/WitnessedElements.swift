/// The elements of an array, with a witness.
///
/// Containers of elements are only known by their protocol, whose functions cannot be hidden: initialisers ask for
/// `watchedElements` instead of `unkeyedContainer`.
struct WitnessedElements {
    private var base: any UnkeyedDecodingContainer

    init(_ base: any UnkeyedDecodingContainer) { self.base = base }

    var count: Int? {
        Witness.note(base.codingPath, .count(base.count))
        return base.count
    }

    var isAtEnd: Bool {
        Witness.note(base.codingPath, base.currentIndex, .end(base.isAtEnd))
        return base.isAtEnd
    }

    var currentIndex: Int { base.currentIndex }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try noted { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try noted { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try noted { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try noted { try $0.decode(type) } }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try noted { try $0.decode(type) } }

    mutating func decodeNil() throws -> Bool {
        let index = base.currentIndex
        let isNull = try base.decodeNil()
        Witness.note(base.codingPath, index, .null(isNull))
        return isNull
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let index = base.currentIndex
        let container = try base.nestedContainer(keyedBy: type)
        Witness.note(base.codingPath, index, .object)
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> WitnessedElements {
        let index = base.currentIndex
        let elements = try base.nestedUnkeyedContainer()
        Witness.note(base.codingPath, index, .array)
        return WitnessedElements(elements)
    }

    mutating func superDecoder() throws -> any Decoder { try base.superDecoder() }

    private mutating func noted<T: Decodable>(_ ask: (inout any UnkeyedDecodingContainer) throws -> T) rethrows -> T {
        let index = base.currentIndex
        let value = try ask(&base)
        Witness.note(base.codingPath, index, .value(value))
        return value
    }
}

extension Decoder {
    /// What `unkeyedContainer` gives, with a witness.
    func watchedElements() throws -> WitnessedElements {
        let elements = try unkeyedContainer()
        Witness.note(codingPath, .array)
        return WitnessedElements(elements)
    }
}
