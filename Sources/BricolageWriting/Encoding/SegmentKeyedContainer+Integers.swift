extension SegmentKeyedContainer {
    func encode(_ value: Int, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: Int128, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt128, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: Int8, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: Int16, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: Int32, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: Int64, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try encodeInteger(value, key) }
    func encode(_ value: UInt64, forKey key: Key) throws { try encodeInteger(value, key) }

    @inline(__always)
    private func encodeInteger(_ value: some FixedWidthInteger, _ key: Key) throws {
        try begin(key, value)
        segment.output.write(value)
    }
}
