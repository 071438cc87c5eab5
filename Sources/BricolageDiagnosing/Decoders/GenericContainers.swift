// Containers that answer requests for values of all types by one generic function.
//
// It serves as each of the functions that the protocols demand but those for integers of 128 bits: for these the
// standard library has answers of its own, which say that a decoder does not support them.

/// A container of one value that answers all requests by one function.
package protocol GenericValueContainer: SingleValueDecodingContainer {}

extension GenericValueContainer {
    package func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }
    package func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }

    private func value<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}

/// A container of members that answers all requests by one function, and one for values that may be absent.
package protocol GenericKeyedContainer: KeyedDecodingContainerProtocol {}

extension GenericKeyedContainer {
    package func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, key) }
    package func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, key) }

    package func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try valueIfPresent(type, key)
    }

    package func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try valueIfPresent(type, key)
    }

    private func value<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T { try decode(type, forKey: key) }

    private func valueIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try decodeIfPresent(type, forKey: key)
    }
}

/// A container of elements that answers all requests by one function.
package protocol GenericUnkeyedContainer: UnkeyedDecodingContainer {}

extension GenericUnkeyedContainer {
    package mutating func decode(_ type: Int128.Type) throws -> Int128 { try next(type) }
    package mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next(type) }

    private mutating func next<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}
