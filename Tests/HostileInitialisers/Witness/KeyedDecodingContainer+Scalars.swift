// The standard library has separate functions for scalars, which are preferred to the generic ones.

extension KeyedDecodingContainer {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { noted(try hidden(type, key), key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { noted(try hidden(type, key), key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { noted(try hidden(type, key), key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { noted(try hidden(type, key), key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { noted(try hidden(type, key), key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { noted(try hidden(type, key), key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { noted(try hidden(type, key), key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { noted(try hidden(type, key), key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { noted(try hidden(type, key), key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { noted(try hidden(type, key), key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { noted(try hidden(type, key), key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { noted(try hidden(type, key), key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { noted(try hidden(type, key), key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { noted(try hidden(type, key), key) }
}

extension KeyedDecodingContainer {
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        noted(try hiddenIfPresent(type, key), key)
    }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        noted(try hiddenIfPresent(type, key), key)
    }
}
