extension NodeKeyedContainer {
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }

    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try context.integer(type, at: value(key), key: key)
    }

    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try valueIfPresent(key).map { try context.integer(type, at: $0, key: key) }
    }
}
