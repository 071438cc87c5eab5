extension SegmentEncoder {
    func encode(_ value: Int) throws { try encodeInteger(value) }
    func encode(_ value: Int128) throws { try encodeInteger(value) }
    func encode(_ value: UInt128) throws { try encodeInteger(value) }
    func encode(_ value: Int8) throws { try encodeInteger(value) }
    func encode(_ value: Int16) throws { try encodeInteger(value) }
    func encode(_ value: Int32) throws { try encodeInteger(value) }
    func encode(_ value: Int64) throws { try encodeInteger(value) }
    func encode(_ value: UInt) throws { try encodeInteger(value) }
    func encode(_ value: UInt8) throws { try encodeInteger(value) }
    func encode(_ value: UInt16) throws { try encodeInteger(value) }
    func encode(_ value: UInt32) throws { try encodeInteger(value) }
    func encode(_ value: UInt64) throws { try encodeInteger(value) }

    @inline(__always)
    private func encodeInteger(_ value: some FixedWidthInteger) throws {
        try begin(value)
        segment.output.write(value)
    }
}
