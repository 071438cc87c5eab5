extension NodeKeyedContainer {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try context.bool(member(key)) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.bool(member)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try context.string(member(key))
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.string(member)
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try context.double(member(key))
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.double(member)
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try context.float(member(key))
    }

    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.float(member)
    }
}
