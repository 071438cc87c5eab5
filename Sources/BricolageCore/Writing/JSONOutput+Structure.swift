extension JSONOutput {
    /// Begins an array; `endArray()` ends it.
    public mutating func beginArray() {
        guard place.takesValue, depth < plainDepth else { return beginArrayElsewhere() }
        buffer.reserve()
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextElement)
        end.append(UInt8(ascii: "["))
        buffer.end = end
        levels.open(.nextElement)
        place = .firstElement
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        guard place.endsArray else { return endArrayElsewhere() }
        close(UInt8(ascii: "]"))
    }

    /// Begins an object; `endObject()` ends it.
    public mutating func beginObject() {
        guard place.takesValue, depth < plainDepth else { return beginObject(tracksMembers: sortsKeys) }
        buffer.reserve()
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextElement)
        end.append(UInt8(ascii: "{"))
        buffer.end = end
        levels.open(.nextMember)
        place = .firstMember
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        guard place.takesKey else { return endObjectElsewhere() }
        close(UInt8(ascii: "}"))
    }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        buffer.append(bracket)
        levels.close()
        place = levels.afterValue
    }
}

// MARK: Containers that take a closer look

extension JSONOutput {
    @inline(never)
    private mutating func beginArrayElsewhere() {
        guard beginValue(storing: UInt8(ascii: "[")) else { return }
        levels.open(isIndented ? .laterElement : .nextElement)
        place = isIndented ? .first : .firstElement
        checkDepth()
    }

    /// Begins an object and says whether its members are remembered, for sorting and to find keys written twice.
    package mutating func beginObject(tracksMembers: Bool) {
        guard beginValue(storing: UInt8(ascii: "{")) else { return }
        if isIndented || sortsKeys && tracksMembers {
            levels.open(.laterMember)
            place = .first
        } else {
            levels.open(tracksMembers ? .nextTracked : .nextMember)
            place = tracksMembers ? .firstTracked : .firstMember
        }
        if tracksMembers { beginTracking() }
        checkDepth()
    }

    @inline(__always)
    private mutating func beginValue(storing bracket: UInt8) -> Bool {
        guard var end = beginValue() else { return false }
        end.append(bracket)
        buffer.end = end
        return true
    }

    @inline(__always)
    private mutating func checkDepth() {
        if depth > maximumDepth { fail(.tooDeep(limit: maximumDepth)) }
    }

    @inline(never)
    private mutating func endArrayElsewhere() {
        guard depth > 0, !levels.isInObject else { return fail(.misplacedEnd) }
        closeElsewhere(UInt8(ascii: "]"))
    }

    @inline(never)
    private mutating func endObjectElsewhere() {
        guard levels.isInObject, place != .value else { return fail(.misplacedEnd) }
        if trackedDepth == depth { endTracking() }
        closeElsewhere(UInt8(ascii: "}"))
    }

    @inline(__always)
    private mutating func closeElsewhere(_ bracket: UInt8) {
        if isIndented, place.isLater { breakLine(levels: depth &- 1) }
        close(bracket)
    }
}

// MARK: Values

extension JSONOutput {
    /// Writes what stands before a value, and makes room for a short one, which the caller stores at the cursor and
    /// hands to `endValue`; nil if no value may stand here.
    @inline(__always)
    mutating func beginValue() -> OutputCursor? {
        guard place.takesValue else { return beginValueElsewhere() }
        buffer.reserve()
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextElement)
        return end
    }

    /// Notes that a value was written up to the cursor.
    @inline(__always)
    mutating func endValue(_ end: OutputCursor) {
        buffer.end = end
        place = levels.afterValue
    }

    /// Notes that a value was written.
    @inline(__always)
    mutating func endValue() {
        place = levels.afterValue
    }

    @inline(never)
    private mutating func beginValueElsewhere() -> OutputCursor? {
        guard depth > 0 ? !levels.isInObject : place == .first && !isForeign else {
            fail(.misplacedValue)
            return nil
        }
        if depth > 0 {
            buffer.reserve()
            buffer.end.append(UInt8(ascii: ","), if: place.isLater)
            if isIndented { breakLine(levels: depth) }
        }
        buffer.reserve()
        return buffer.end
    }
}

// MARK: Keys

extension JSONOutput {
    /// Writes the key of the next member.
    public mutating func key(_ key: String) {
        if place.takesKey {
            buffer.reserve()
            buffer.end.append(UInt8(ascii: ","), if: place == .nextMember)
            writeQuoted(key)
            buffer.end.append(UInt8(ascii: ":"))
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
        _ = writeKey(key)
    }

    /// Writes the key of the next member of a compact object whose members are remembered; false anywhere else.
    mutating func key(_ text: EncodedKeys.Text) -> Bool {
        guard place.takesTrackedKey else { return false }
        buffer.reserve(text.count)
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextTracked)
        buffer.end = end
        writtenKeys.add(text.fingerprint, bit: text.bit, start: buffer.count)
        end.appendBlocks(text.start, count: text.count)
        buffer.end = end
        place = .value
        return true
    }

    /// Writes the key of the next member and makes room for a short value, which the caller stores at the cursor and
    /// hands to `endValue`.
    ///
    /// Nil where no key may stand, and where members go to a foreign coder.
    @inline(__always)
    mutating func beginMember(_ key: StaticString) -> OutputCursor? {
        guard place.takesKey, key.hasPointerRepresentation else { return beginMemberElsewhere(key) }
        let count = key.utf8CodeUnitCount
        buffer.reserve(count)
        var end = buffer.end
        end.append(UInt8(ascii: ","), if: place == .nextMember)
        end.append(UInt8(ascii: "\""))
        let stored = escapesLittle ? end.appendPlain(key.utf8Start, count: count) : 0
        if stored < count { end = escaping(UnsafeBufferPointer(start: key.utf8Start, count: count), stored, at: end) }
        end.append(UInt8(ascii: "\""), UInt8(ascii: ":"))
        return end
    }

    @inline(never)
    private mutating func beginMemberElsewhere(_ key: StaticString) -> OutputCursor? {
        if isForeign { return nil }
        let isExpected = levels.isInObject && place != .value
        self.key(key.description)
        buffer.reserve()
        return isExpected ? buffer.end : nil
    }

    /// Writes what stands before a key that is indented or remembered.
    @inline(__always)
    private mutating func beginKeyElsewhere() -> Bool {
        guard levels.isInObject, place != .value else {
            fail(.misplacedKey)
            return false
        }
        if place.isLater {
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

    /// Begins a line that is indented for so many open containers.
    @inline(never)
    mutating func breakLine(levels: Int) {
        let count = indentation(levels: levels)
        buffer.reserve(count)
        buffer.end.appendLine(indentedBy: indentation.byte, count: count)
    }

    /// By how many bytes a line is indented.
    func indentation(levels: Int) -> Int {
        indentation.count &* min(outerDepth + levels, JSONFormatting.Indentation.deepestLevel)
    }
}
