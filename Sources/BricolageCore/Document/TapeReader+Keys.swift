extension TapeReader {
    /// Whether a node is a key, or a string, that is written with exactly these bytes.
    ///
    /// False for a key with escapes, whatever it stands for.
    @inline(__always)
    func isKey(_ index: Int, _ key: StaticString) -> Bool {
        let node = tape[index]
        guard node.tag == .string, Int(node.length) == key.utf8CodeUnitCount else { return false }
        return Self.bytesEqual(source + Int(node.offset) + 1, key.utf8Start, count: Int(node.length))
    }

    /// Whether a node is a string with escapes that stands for exactly these bytes.
    @inline(__always)
    func isEscapedKey(_ index: Int, _ key: StaticString) -> Bool {
        tape[index].tag.isEscaped && unescapedEquals(index, key)
    }

    @inline(never)
    private func unescapedEquals(_ index: Int, _ key: StaticString) -> Bool {
        guard let text = string(index) else { return false }
        return key.withUTF8Buffer { text.utf8.elementsEqual($0) }
    }

    /// Whether two texts of the same length are the same.
    ///
    /// The last words of both overlap the ones before them, so that nothing behind the texts is read.
    @inline(__always)
    static func bytesEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        if count >= 8 {
            var position = 0
            while position < count &- 8 {
                if word(left + position) != word(right + position) { return false }
                position &+= 8
            }
            return word(left + count - 8) == word(right + count - 8)
        }
        if count >= 4 {
            return half(left) == half(right) && half(left + count - 4) == half(right + count - 4)
        }
        guard count > 0 else { return true }
        return left[0] == right[0] && left[count &>> 1] == right[count &>> 1] && left[count &- 1] == right[count &- 1]
    }

    @inline(__always)
    static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    }

    @inline(__always)
    private static func half(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }
}

// MARK: A filter for keys

extension TapeReader {
    /// A word with the bits of all keys of an object; all bits where a key has escapes.
    ///
    /// A key whose bit is not set is not there. Hostile keys can only set all bits, which costs what no filter would.
    func filter(ofKeysIn object: Int) -> UInt64 {
        var filter: UInt64 = 0
        var index = object &+ 1
        while index < Int(tape[object].next) {
            if tape[index].tag.isEscaped { return .max }
            let text = stringText(tape[index])
            filter |= Self.filterBit(text.baseAddress, count: text.count)
            index = Int(tape[index &+ 1].next)
        }
        return filter
    }

    /// The bit of a key.
    @inline(__always)
    static func filterBit(_ key: StaticString) -> UInt64 {
        filterBit(key.utf8Start, count: key.utf8CodeUnitCount)
    }

    /// The bit of a key.
    @inline(__always)
    static func filterBit(_ key: UnsafePointer<UInt8>?, count: Int) -> UInt64 {
        guard let key, count > 0 else { return 1 }
        let ends = UInt64(key[0]) &* 31 &+ UInt64(key[count &- 1]) &* 7 &+ UInt64(key[count &>> 1])
        return 1 &<< (ends &+ UInt64(truncatingIfNeeded: count) &* 11)
    }
}
