extension TapeReader {
    /// Whether a node is a key, or a string, that is written with exactly these bytes.
    ///
    /// False for a key with escapes, whatever its text is.
    @inlinable @inline(__always)
    package func isKey(_ index: Int, _ key: StaticString) -> Bool {
        let node = tape[index]
        guard node.tag == .string, Int(node.length) == key.utf8CodeUnitCount else { return false }
        return ExactText.bytesEqual(source + Int(node.offset) + 1, key.utf8Start, count: Int(node.length))
    }

    /// Whether a node is a string with escapes whose text has exactly these bytes.
    @inlinable @inline(__always)
    package func isEscapedKey(_ index: Int, _ key: StaticString) -> Bool {
        tape[index].tag.isEscaped && unescapedEquals(index, key)
    }

    @inline(never)
    @usableFromInline func unescapedEquals(_ index: Int, _ key: StaticString) -> Bool {
        guard let text = string(index) else { return false }
        return key.withUTF8Buffer { text.utf8.elementsEqual($0) }
    }
}

// MARK: A filter for keys

extension TapeReader {
    /// A word with the bits of all keys of an object; all bits if a key has escapes.
    ///
    /// A key whose bit is not set is not in the object. Hostile keys can at most set all bits, which costs as much as
    /// having no filter.
    package func filter(ofKeysIn object: Int) -> UInt64 {
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

    /// The first two bytes of a string, zeros where it is shorter than two, and its length in bytes, with its escapes.
    package func keyBeginning(_ index: Int) -> (first: UInt8, second: UInt8, count: Int) {
        let text = stringText(tape[index])
        return text.count < 2 ? (0, 0, text.count) : (text[0], text[1], text.count)
    }

    /// The bit of a key.
    @inlinable @inline(__always)
    package static func filterBit(_ key: StaticString) -> UInt64 {
        filterBit(key.utf8Start, count: key.utf8CodeUnitCount)
    }

    /// The bit of a key.
    @inlinable @inline(__always)
    static func filterBit(_ key: UnsafePointer<UInt8>?, count: Int) -> UInt64 {
        guard let key, count > 0 else { return 1 }
        let ends = UInt64(key[0]) &* 31 &+ UInt64(key[count &- 1]) &* 7 &+ UInt64(key[count &>> 1])
        return 1 &<< (ends &+ UInt64(truncatingIfNeeded: count) &* 11)
    }
}
