extension NodeKeyedContainer {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try context.bool(at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try valueIfPresent(key).map { try context.bool(at: $0, key: key) }
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try context.string(at: value(key), key: key)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try valueIfPresent(key).map { try context.string(at: $0, key: key) }
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try context.double(at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try valueIfPresent(key).map { try context.double(at: $0, key: key) }
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try context.float(at: value(key), key: key)
    }

    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try valueIfPresent(key).map { try context.float(at: $0, key: key) }
    }
}
