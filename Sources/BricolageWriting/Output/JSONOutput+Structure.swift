internal import BricolageCore

/// The fast paths of these functions make no calls, and each slow path is called last, so that no registers need to be
/// saved. The state of the containers is changed before bytes are stored, because the compiler must assume that these
/// stores may change the state too.
extension JSONOutput {
    /// Begins an array; `endArray()` ends it.
    ///
    /// - Returns: False if it is nested too deeply. Everything written into it is then ignored; a recursive type that
    ///   writes the elements itself should return.
    @discardableResult
    public mutating func beginArray() -> Bool {
        guard canBeginContainer else { return beginArrayElsewhere() }
        let isNext = place == .nextElement
        levels.open(.nextElement)
        place = .firstElement
        buffer.end.append(UInt8(ascii: "["), afterComma: isNext)
        return true
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        guard place.endsArray, canEndContainer else { return endArrayElsewhere() }
        close(UInt8(ascii: "]"))
    }

    /// Begins an object; `endObject()` ends it.
    ///
    /// - Returns: False if it is nested too deeply, as for `beginArray()`.
    @discardableResult
    public mutating func beginObject() -> Bool {
        guard canBeginContainer else { return beginObject(tracksMembers: sortsKeys) }
        let isNext = place == .nextElement
        levels.open(.nextMember)
        place = .firstMember
        buffer.end.append(UInt8(ascii: "{"), afterComma: isNext)
        return true
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        guard place.takesKey, canEndContainer else { return endObjectElsewhere() }
        close(UInt8(ascii: "}"))
    }

    @inline(__always)
    private var canBeginContainer: Bool {
        place.takesValue && depth < plainDepth && buffer.hasRoom && levels.canOpenInPlace
    }

    @inline(__always)
    private var canEndContainer: Bool { buffer.hasRoom && levels.canCloseInPlace }

    @inline(__always)
    private mutating func close(_ bracket: UInt8) {
        levels.close()
        place = levels.afterValue
        buffer.end.append(bracket)
    }
}

// MARK: Slow paths of containers

extension JSONOutput {
    @inline(never)
    private mutating func beginArrayElsewhere() -> Bool {
        guard beginValue(storing: UInt8(ascii: "[")) else { return place != .none }
        levels.open(isIndented ? .laterElement : .nextElement)
        place = isIndented ? .first : .firstElement
        return checkDepth()
    }

    /// Begins an object, whose members are remembered if requested, for sorting and to find keys written twice.
    @discardableResult
    package mutating func beginObject(tracksMembers: Bool) -> Bool {
        guard beginValue(storing: UInt8(ascii: "{")) else { return place != .none }
        if isIndented {
            levels.open(.laterMember)
            place = .first
        } else {
            levels.open(tracksMembers ? .nextTracked : .nextMember)
            place = tracksMembers ? .firstTracked : .firstMember
        }
        if tracksMembers { beginTracking() }
        return checkDepth()
    }

    @inline(__always)
    private mutating func beginValue(storing bracket: UInt8) -> Bool {
        guard var end = beginValue() else { return false }
        end.append(bracket)
        buffer.end = end
        return true
    }

    /// Checks that the containers are not nested too deeply.
    ///
    /// If they are, nested values are not even asked to write themselves, since their code could recurse further.
    @inline(__always)
    private mutating func checkDepth() -> Bool {
        depth <= uncheckedDepth || checkStack()
    }

    @inline(never)
    private mutating func checkStack() -> Bool {
        if depth <= maximumDepth, StackRoom.isLeft { return true }
        fail(.tooDeep(limit: depth > maximumDepth ? maximumDepth : nil))
        place = .none
        return false
    }

    @inline(never)
    private mutating func endArrayElsewhere() {
        if place == .none { return }
        guard depth > 0, !levels.isInObject else { return fail(.misplacedEnd) }
        closeElsewhere(UInt8(ascii: "]"))
    }

    @inline(never)
    private mutating func endObjectElsewhere() {
        if place == .none { return }
        guard levels.isInObject, place != .value else { return fail(.misplacedEnd) }
        if trackedDepth == depth { endTracking() }
        closeElsewhere(UInt8(ascii: "}"))
    }

    @inline(__always)
    private mutating func closeElsewhere(_ bracket: UInt8) {
        if isIndented, place.isLater { breakLine(levels: depth &- 1) }
        buffer.reserve()
        close(bracket)
    }
}

// MARK: Values

extension JSONOutput {
    /// Writes the comma and indentation before a value, and reserves room for a short one; nil if no value is allowed
    /// here.
    ///
    /// The caller stores the value at the cursor, and passes that to `endValue`.
    @inline(__always)
    mutating func beginValue() -> OutputCursor? {
        guard place.takesValue, buffer.hasRoom else { return beginValueElsewhere() }
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
        if place.takesValue {
            buffer.reserve()
            buffer.end.append(UInt8(ascii: ","), if: place == .nextElement)
            return buffer.end
        }
        if place == .none { return nil }
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
            beginPlainKey()
            writeQuoted(key)
            endPlainKey()
        } else if beginKeyElsewhere() {
            let start = buffer.count
            writeQuoted(key)
            if trackedDepth == depth {
                writtenKeys.add(buffer.fingerprint(ofKeyAt: start), start: start)
            }
            endKeyElsewhere()
        }
    }

    /// Writes the key of the next member.
    public mutating func key(_ key: StaticString) {
        _ = writeKey(key)
    }

    /// Writes the comma and indentation before a key whose text comes in pieces, in an object whose members are not
    /// remembered.
    mutating func beginKey() {
        if place.takesKey { beginPlainKey() } else { _ = beginKeyElsewhere() }
    }

    /// Ends a key that `beginKey` began.
    mutating func endKey() {
        buffer.reserve()
        if isIndented { endKeyElsewhere() } else { endPlainKey() }
    }

    /// Writes the key of the next member of an object whose members are remembered; false anywhere else.
    mutating func key(_ text: EncodedKeys.Text) -> Bool {
        guard place.takesTrackedKey else { return indentedKey(text) }
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

    @inline(never)
    private mutating func indentedKey(_ text: EncodedKeys.Text) -> Bool {
        guard isIndented, trackedDepth == depth, levels.isInObject, place == .first || place == .laterMember else {
            return false
        }
        buffer.reserve()
        buffer.end.append(UInt8(ascii: ","), if: place.isLater)
        breakLine(levels: depth)
        buffer.reserve(text.count)
        writtenKeys.add(text.fingerprint, bit: text.bit, start: buffer.count)
        buffer.end.appendBlocks(text.start, count: text.count)
        buffer.end.append(UInt8(ascii: " "))
        place = .value
        return true
    }

    /// Writes the key of the next member and reserves room for a short value.
    ///
    /// The caller stores the value at the cursor, and passes that to `endValue`.
    ///
    /// Nil, with nothing written, where the slow path is needed.
    @inline(__always)
    func beginMember(_ key: StaticString) -> OutputCursor? {
        guard place.takesKey, escapesLittle, key.hasPointerRepresentation else { return nil }
        let count = key.utf8CodeUnitCount
        guard buffer.hasRoom(for: count) else { return nil }
        var end = buffer.end
        end.append(UInt8(ascii: "\""), afterComma: place == .nextMember)
        guard end.appendPlain(key.utf8Start, count: count) == count else { return nil }
        end.append(UInt8(ascii: "\""), UInt8(ascii: ":"))
        return end
    }

    /// Writes the comma before a key that is neither indented nor remembered.
    @inline(__always)
    mutating func beginPlainKey() {
        buffer.reserve()
        buffer.end.append(UInt8(ascii: ","), if: place == .nextMember)
    }

    /// Writes the colon after such a key.
    @inline(__always)
    mutating func endPlainKey() {
        buffer.end.append(UInt8(ascii: ":"))
        place = .value
    }

    /// Writes the comma and indentation before a key that is indented or remembered; false if no key is allowed here.
    @inline(__always)
    private mutating func beginKeyElsewhere() -> Bool {
        if place == .none { return false }
        guard levels.isInObject, place != .value else {
            fail(.misplacedKey)
            return false
        }
        if place.isLater { buffer.append(UInt8(ascii: ",")) }
        if isIndented { breakLine(levels: depth) }
        return true
    }

    @inline(__always)
    private mutating func endKeyElsewhere() {
        buffer.append(UInt8(ascii: ":"))
        if isIndented { buffer.append(UInt8(ascii: " ")) }
        place = .value
    }

    /// Begins a line that is indented for the given number of open containers.
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
