extension JSONOutput {
    /// Writes the key of a member; false if the member goes to a foreign coder, or is not allowed here.
    @usableFromInline
    mutating func writeKey(_ key: StaticString) -> Bool {
        guard let end = beginMember(key) else { return writeKeyElsewhere(key) }
        buffer.end = end
        place = .value
        return true
    }

    @inline(never)
    mutating func writeKeyElsewhere(_ key: StaticString) -> Bool {
        if isForeign || place == .none { return false }
        let isExpected = levels.isInObject && place != .value
        if place.takesKey, key.hasPointerRepresentation {
            beginPlainKey()
            writeQuoted(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
            endPlainKey()
        } else {
            self.key(key.description)
        }
        return isExpected
    }
}
