extension JSONOutput {
    /// Whether the innermost open container is an object.
    @inline(__always)
    var isInObject: Bool {
        depth > 0 && kinds & 1 == 1
    }

    /// Begins an array; `endArray()` ends it.
    public mutating func beginArray() {
        guard beginValue() else { return }
        buffer.appendReserved(UInt8(ascii: "["))
        open(isObject: false, isTracked: false)
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        guard depth > 0, kinds & 1 == 0 else { return fail(.misplacedEnd) }
        close(UInt8(ascii: "]"))
    }

    /// Begins an object; `endObject()` ends it.
    public mutating func beginObject() {
        beginObject(tracksMembers: sortsKeys)
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        guard isInObject, place != .value else { return fail(.misplacedEnd) }
        if trackedDepth == depth { endTracking() }
        close(UInt8(ascii: "}"))
    }

    /// Begins an object and says whether its members are remembered, for sorting and to find keys written twice.
    mutating func beginObject(tracksMembers: Bool) {
        guard beginValue() else { return }
        buffer.appendReserved(UInt8(ascii: "{"))
        open(isObject: true, isTracked: tracksMembers)
    }

    @inline(__always)
    private mutating func open(isObject: Bool, isTracked: Bool) {
        if depth & 63 == 0, depth > 0 { outerKinds.append(kinds) }
        kinds = kinds << 1 | (isObject ? 1 : 0)
        depth &+= 1
        if isTracked { beginTracking() }
        if depth > maximumDepth { fail(.tooDeep(limit: maximumDepth)) }
        let isPlain = !isIndented && !isTracked
        place = isPlain ? (isObject ? .firstMember : .firstElement) : .first
        placeAfterValue = isPlain ? (isObject ? .nextMember : .nextElement) : .next
    }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        depth &-= 1
        if isIndented, place == .next { breakLine(levels: depth) }
        buffer.append(bracket)
        kinds >>= 1
        if depth & 63 == 0, depth > 0, let outer = outerKinds.popLast() { kinds = outer }
        settlePlace()
    }

    /// Works out what may stand after a value in the innermost container, and that this is what comes next.
    @inline(__always)
    mutating func settlePlace() {
        let isPlain = !isIndented && depth > 0 && trackedDepth != depth
        placeAfterValue = isPlain ? (kinds & 1 == 1 ? .nextMember : .nextElement) : .next
        place = placeAfterValue
    }
}

// MARK: Values

extension JSONOutput {
    /// Writes what stands before a value, makes room for a short one, and says whether a value may stand here.
    @inline(__always)
    mutating func beginValue() -> Bool {
        guard place.takesValue else { return beginValueElsewhere() }
        buffer.reserve()
        buffer.appendReserved(UInt8(ascii: ","), if: place == .nextElement)
        return true
    }

    /// Notes that a value was written.
    @inline(__always)
    mutating func endValue() {
        place = placeAfterValue
    }

    @inline(never)
    private mutating func beginValueElsewhere() -> Bool {
        guard depth > 0 ? kinds & 1 == 0 : place == .first && !isForeign else {
            fail(.misplacedValue)
            return false
        }
        if depth > 0 {
            if place == .next { buffer.append(UInt8(ascii: ",")) }
            if isIndented { breakLine(levels: depth) }
        }
        buffer.reserve()
        return true
    }
}

// MARK: Keys

extension JSONOutput {
    /// Writes the key of the next member.
    public mutating func key(_ key: String) {
        if place.takesKey {
            buffer.reserve()
            buffer.appendReserved(UInt8(ascii: ","), if: place == .nextMember)
            writeQuoted(key)
            buffer.appendReserved(UInt8(ascii: ":"))
            place = .value
        } else if beginKeyElsewhere() {
            let start = buffer.count
            if sortsKeys, trackedDepth == depth { track(key) }
            writeQuoted(key)
            if !sortsKeys, trackedDepth == depth {
                writtenKeys.add(buffer.fingerprint(ofKeyAt: start), start: start)
            }
            endKeyElsewhere()
        }
    }

    /// Writes the key of the next member.
    public mutating func key(_ key: StaticString) {
        if beginMember(key) { place = .value }
    }

    /// Writes the key of the next member and makes room for a short value, which must follow at once.
    ///
    /// False where no key may stand, and where members go to a foreign coder.
    @inline(__always)
    mutating func beginMember(_ key: StaticString) -> Bool {
        guard place.takesKey, key.hasPointerRepresentation else { return beginMemberElsewhere(key) }
        buffer.reserve(key.utf8CodeUnitCount)
        buffer.appendReserved(UInt8(ascii: ","), if: place == .nextMember)
        writeQuotedReserved(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
        buffer.appendReserved(UInt8(ascii: ":"))
        return true
    }

    @inline(never)
    private mutating func beginMemberElsewhere(_ key: StaticString) -> Bool {
        if isForeign { return false }
        let isExpected = isInObject && place != .value
        self.key(key.description)
        buffer.reserve()
        return isExpected
    }

    /// Writes what stands before a key that is indented or remembered.
    @inline(__always)
    private mutating func beginKeyElsewhere() -> Bool {
        guard isInObject, place != .value else {
            fail(.misplacedKey)
            return false
        }
        if place == .next {
            if sortsKeys, trackedDepth == depth { endTrackedMember() }
            buffer.append(UInt8(ascii: ","))
        }
        if isIndented { breakLine(levels: depth) }
        return true
    }

    @inline(__always)
    private mutating func endKeyElsewhere() {
        buffer.append(UInt8(ascii: ":"))
        if isIndented { buffer.append(UInt8(ascii: " ")) }
        place = .value
    }

    @inline(never)
    mutating func breakLine(levels: Int) {
        guard let unit = formatting.indentation.unit else { return }
        buffer.append(UInt8(ascii: "\n"))
        buffer.append(repeating: unit.byte, count: indentation(levels: levels))
    }

    /// By how many bytes a line is indented.
    func indentation(levels: Int) -> Int {
        let count = formatting.indentation.unit?.count ?? 0
        return count * min(outerDepth + levels, JSONFormatting.Indentation.deepestLevel)
    }
}
