public import BricolageCore

/// The functions that the subscripts of `JSONOutput` call, one for each kind of member.
///
/// Each stores key and value at once if it can, and otherwise calls only the slow path.
extension JSONOutput {
    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: String) {
        guard let end = beginMember(key) else { return writeMemberElsewhere(key, value) }
        write(value, at: end)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Int) {
        guard var end = beginMember(key) else { return writeMemberElsewhere(key, value) }
        end.append(magnitude: UInt64(value.magnitude), isNegative: value < 0)
        endValue(end)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Double) {
        guard let end = beginMember(key) else { return writeMemberElsewhere(key, value) }
        buffer.end = end
        place = .value
        write(value)
    }

    @usableFromInline
    mutating func writeMember(_ key: StaticString, _ value: Bool) {
        guard var end = beginMember(key) else { return writeMemberElsewhere(key, value) }
        end.append(value)
        endValue(end)
    }

    /// Writes any value unless it is nil; the check is here because it needs no copy of the value here.
    @usableFromInline
    mutating func writeMember(_ key: StaticString, json value: JSON?) {
        guard let value else { return }
        guard let end = beginMember(key) else { return writeMemberElsewhere(key, value) }
        if writeScalar(value, at: end) { return }
        buffer.end = end
        place = .value
        write(value)
    }

    @usableFromInline
    mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ elements: [T]) {
        guard let end = beginMember(key) else { return writeMemberElsewhere(key, elements) }
        buffer.end = end
        place = .value
        write(elements)
    }

    /// Writes an empty array with its key; false, with nothing written, where the slow path is needed.
    @usableFromInline
    mutating func writeEmptyArray(_ key: StaticString) -> Bool {
        guard depth < maximumDepth, var end = beginMember(key) else { return false }
        end.append(UInt8(ascii: "["), UInt8(ascii: "]"))
        endValue(end)
        return true
    }

    /// Writes a member of any type.
    ///
    /// Inlined, so that the value is passed in the form of its type: a generic function would need a copy.
    @inlinable
    @inline(__always)
    package mutating func writeMember<T: JSONWritable>(_ key: StaticString, _ value: T) {
        if T.omits(value) { return }
        if writeKey(key) { value.write(json: &self) } else { writeForeign(key, value) }
    }

    /// Writes a member whose key is always written: nil becomes null and is not omitted.
    mutating func writeMember<T: JSONWritable>(_ key: String, _ value: T) {
        if isForeign { return writeForeign(key, value) }
        if place == .none { return }
        self.key(key)
        value.write(json: &self)
    }
}

// MARK: Slow paths of members

extension JSONOutput {
    @inline(never)
    private mutating func writeMemberElsewhere<T: JSONWritable>(_ key: StaticString, _ value: T) {
        if writeKeyElsewhere(key) { value.write(json: &self) } else { writeForeign(key, value) }
    }
}
