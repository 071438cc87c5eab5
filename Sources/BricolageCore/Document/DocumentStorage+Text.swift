// An index that is passed in is on the tape, and its node has the kind that the function requires, as for `TapeReader`.

extension DocumentStorage {
    /// The bytes of a string between its quotes, with its escapes, or of a number.
    @inlinable @inline(__always)
    package func rawText(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let node = tape[index]
        let start = Int(node.offset) + (node.tag.kind == .string ? 1 : 0)
        return UnsafeBufferPointer(start: source + start, count: Int(node.length))
    }

    /// The text of a string or key.
    @inlinable @inline(__always)
    package func string(_ index: Int) -> String {
        StringUnescaping.string(rawText(index), isEscaped: tape[index].tag.isEscaped)
    }

    /// Whether a string or key has exactly these bytes once its escapes are resolved.
    @inline(__always)
    func stringEquals(_ index: Int, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        let node = tape[index]
        if node.tag.isEscaped { return escapedStringEquals(index, other) }
        guard Int(node.length) == other.count else { return false }
        return Self.bytesEqual(source + Int(node.offset) + 1, other)
    }

    @inline(never)
    private func escapedStringEquals(_ index: Int, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        string(index).utf8.elementsEqual(other)
    }

    @inline(__always)
    private static func bytesEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = right.baseAddress else { return true }
        var position = 0
        while position &+ 8 <= right.count {
            let a = UnsafeRawPointer(left + position).loadUnaligned(as: UInt64.self)
            let b = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
            if a != b { return false }
            position &+= 8
        }
        while position < right.count {
            if left[position] != start[position] { return false }
            position &+= 1
        }
        return true
    }
}
