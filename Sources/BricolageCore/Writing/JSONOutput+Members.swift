/// What the subscripts of `JSONOutput` call: one function for each kind of member.
extension JSONOutput {
    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: String) {
        guard beginMember(key) else { return writeForeign(key, value) }
        writeQuoted(value)
        endValue()
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Int) {
        guard beginMember(key) else { return writeForeign(key, value) }
        buffer.append(magnitude: UInt64(value.magnitude), isNegative: value < 0)
        endValue()
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Double) {
        guard beginMember(key) else { return writeForeign(key, value) }
        place = .value
        write(value)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Bool) {
        guard beginMember(key) else { return writeForeign(key, value) }
        buffer.append(value)
        endValue()
    }

    @usableFromInline
    mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ elements: [T]) {
        guard beginMember(key) else { return writeForeign(key, elements) }
        place = .value
        write(elements)
    }

    @usableFromInline
    mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ value: T) {
        if T.omits(value) { return }
        guard beginMember(key) else { return writeForeign(key, value) }
        place = .value
        value.write(json: &self)
    }

    /// Writes a member whose key is there, so that nil is null and not absent.
    mutating func writeMember<T: JSONWritable>(_ key: String, _ value: T) {
        if isForeign { return writeForeign(key, value) }
        self.key(key)
        value.write(json: &self)
    }

    /// Writes an array.
    mutating func write<T: JSONWritable>(_ elements: [T]) {
        beginArray()
        T.write(elements: elements, to: &self)
        endArray()
    }
}
