// Containers that answer requests for values of all types with one generic function.
//
// That function meets all requirements of the protocols except those for 128-bit integers. For these the standard
// library has default implementations, which report that the decoder does not support them.

/// A container of one value that answers all requests with one function.
package protocol GenericValueContainer: SingleValueDecodingContainer {}

extension GenericValueContainer {
    package func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }
    package func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }

    private func value<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}

/// A container of members that answers all requests with two functions, one of which is for values that may be absent.
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

/// A container of elements that answers all requests with one function.
package protocol GenericUnkeyedContainer: UnkeyedDecodingContainer {}

extension GenericUnkeyedContainer {
    package mutating func decode(_ type: Int128.Type) throws -> Int128 { try next(type) }
    package mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next(type) }

    private mutating func next<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}
