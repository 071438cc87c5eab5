extension JSONOutput {
    /// Whether the innermost open container is an object.
    @inline(__always)
    var isInObject: Bool {
        depth > 0 && kinds & 1 == 1
    }

    /// Begins an array; `endArray()` ends it.
    public mutating func beginArray() {
        guard beginValue() else { return }
        buffer.append(0x5B)
        open(isObject: false)
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        guard depth > 0, kinds & 1 == 0 else { return fail(.misplacedEnd) }
        close(0x5D)
    }

    /// Begins an object; `endObject()` ends it.
    public mutating func beginObject() {
        beginObject(tracksMembers: sortsKeys)
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        guard isInObject, position != .afterKey else { return fail(.misplacedEnd) }
        if trackedDepth == depth { arrangeMembers() }
        close(0x7D)
    }

    /// Begins an object and says whether its members are remembered, for sorting and to find keys written twice.
    mutating func beginObject(tracksMembers: Bool) {
        guard beginValue() else { return }
        buffer.append(0x7B)
        open(isObject: true)
        if tracksMembers { beginTracking() }
    }

    /// Writes the key of the next member.
    public mutating func key(_ key: String) {
        guard beginKey() else { return fail(.misplacedKey) }
        if trackedDepth == depth { track(key) }
        writeQuoted(key)
        endKey()
    }

    /// Writes the key of the next member.
    public mutating func key(_ key: StaticString) {
        guard key.hasPointerRepresentation, trackedDepth != depth else {
            return self.key(String(describing: key))
        }
        guard beginKey() else { return fail(.misplacedKey) }
        writeQuoted(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
        endKey()
    }

    @inline(__always)
    private mutating func beginKey() -> Bool {
        guard isInObject, position != .afterKey else { return false }
        if position == .afterValue {
            if trackedDepth == depth { endTrackedMember() }
            buffer.append(0x2C)
        }
        if isIndented { breakLine(levels: depth) }
        return true
    }

    @inline(__always)
    private mutating func endKey() {
        buffer.append(0x3A)
        if isIndented { buffer.append(0x20) }
        position = .afterKey
    }

    /// Writes what stands before a value, and says whether a value may stand here.
    @inline(__always)
    mutating func beginValue() -> Bool {
        if position == .afterKey { return true }
        return beginElement()
    }

    private mutating func beginElement() -> Bool {
        if depth == 0 {
            guard position == .beginning, !isForeign else {
                fail(.misplacedValue)
                return false
            }
            return true
        }
        guard kinds & 1 == 0 else {
            fail(.misplacedValue)
            return false
        }
        if position == .afterValue { buffer.append(0x2C) }
        if isIndented { breakLine(levels: depth) }
        return true
    }

    @inline(__always)
    private mutating func open(isObject: Bool) {
        if depth & 63 == 0, depth > 0 { outerKinds.append(kinds) }
        kinds = kinds << 1 | (isObject ? 1 : 0)
        depth &+= 1
        position = .beginning
        if depth > maximumDepth { fail(.tooDeep(limit: maximumDepth)) }
    }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        depth &-= 1
        if isIndented, position == .afterValue { breakLine(levels: depth) }
        buffer.append(bracket)
        kinds >>= 1
        if depth & 63 == 0, depth > 0, let outer = outerKinds.popLast() { kinds = outer }
        position = .afterValue
    }

    @inline(never)
    mutating func breakLine(levels: Int) {
        guard let unit = formatting.indentation.unit else { return }
        buffer.append(0x0A)
        buffer.append(
            repeating: unit.byte, count: unit.count * min(outerDepth + levels, JSONFormatting.Indentation.deepestLevel))
    }
}
