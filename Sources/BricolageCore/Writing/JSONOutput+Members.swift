/// What the subscripts of `JSONOutput` call: one function for each kind of member.
extension JSONOutput {
    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: String) {
        guard let end = beginMember(key) else { return writeForeign(key, value) }
        write(value, at: end)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Int) {
        guard var end = beginMember(key) else { return writeForeign(key, value) }
        end.append(magnitude: UInt64(value.magnitude), isNegative: value < 0)
        endValue(end)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Double) {
        guard let end = beginMember(key) else { return writeForeign(key, value) }
        buffer.end = end
        place = .value
        write(value)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Bool) {
        guard var end = beginMember(key) else { return writeForeign(key, value) }
        end.append(value)
        endValue(end)
    }

    @usableFromInline
    mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ elements: [T]) {
        guard var end = beginMember(key) else { return writeForeign(key, elements) }
        if elements.count == 0, depth < maximumDepth {
            end.append(UInt8(ascii: "["), UInt8(ascii: "]"))
            return endValue(end)
        }
        buffer.end = end
        place = .value
        write(elements)
    }

    /// Writes a member of any type.
    ///
    /// Inlined, so that the value is handed over as the type has it: to a generic function it would go as a copy.
    @inlinable
    @inline(__always)
    mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ value: T) {
        if T.omits(value) { return }
        if writeKey(key) { value.write(json: &self) } else { writeForeign(key, value) }
    }

    /// Writes the key of a member; false if the member goes to a foreign coder.
    @usableFromInline
    mutating func writeKey(_ key: StaticString) -> Bool {
        guard let end = beginMember(key) else { return false }
        buffer.end = end
        place = .value
        return true
    }

    /// Writes a member whose key is there, so that nil is null and not absent.
    mutating func writeMember<T: JSONWritable>(_ key: String, _ value: T) {
        if isForeign { return writeForeign(key, value) }
        self.key(key)
        value.write(json: &self)
    }
}
