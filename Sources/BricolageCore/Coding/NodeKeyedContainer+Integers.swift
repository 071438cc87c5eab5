extension NodeKeyedContainer {
    @inline(__always)
    private func integer<T: FixedWidthInteger>(_ key: Key) throws -> T {
        try context.integer(member(key))
    }

    @inline(__always)
    private func integerIfPresent<T: FixedWidthInteger>(_ key: Key) throws -> T? {
        guard let member = memberIfPresent(key) else { return nil }
        return try context.integer(member)
    }

    // The look-up is the largest part of each of these functions. It is inlined for `Int`; the other types, which are
    // seldom requested, share one.

    @inline(never)
    private func sharedMember(_ key: Key) throws -> DecodingStep { try member(key) }

    @inline(never)
    private func sharedMemberIfPresent(_ key: Key) -> DecodingStep? { memberIfPresent(key) }

    @inline(__always)
    private func otherInteger<T: FixedWidthInteger>(_ key: Key) throws -> T {
        try context.otherInteger(sharedMember(key))
    }

    @inline(__always)
    private func otherIntegerIfPresent<T: FixedWidthInteger>(_ key: Key) throws -> T? {
        guard let member = sharedMemberIfPresent(key) else { return nil }
        return try context.otherInteger(member)
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try integer(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try integerIfPresent(key) }

    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try otherInteger(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try otherIntegerIfPresent(key) }

    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try otherInteger(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try otherIntegerIfPresent(key) }

    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try otherInteger(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try otherIntegerIfPresent(key) }

    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try otherInteger(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try otherIntegerIfPresent(key) }

    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try otherInteger(key) }
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try otherIntegerIfPresent(key) }

    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try otherInteger(key) }
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try otherIntegerIfPresent(key) }
}
