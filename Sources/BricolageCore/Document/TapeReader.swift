/// The scalars of a document, read through two bare pointers.
///
/// Copying and passing it needs no reference counting, which would otherwise be most of the cost of reading many small
/// values. Invariants, which the holder guarantees: the document's storage outlives the reader; an index that is passed
/// in is on the tape; if a function requires a kind of value, the node there has it.
@usableFromInline package struct TapeReader {
    @usableFromInline let source: UnsafePointer<UInt8>
    @usableFromInline let tape: UnsafePointer<TapeNode>

    @inline(__always)
    init(source: UnsafePointer<UInt8>, tape: UnsafePointer<TapeNode>) {
        self.source = source
        self.tape = tape
    }

    @inlinable @inline(__always)
    init(_ storage: borrowing DocumentStorage) {
        source = storage.source
        tape = storage.tape
    }

    @inlinable @inline(__always)
    package subscript(index: Int) -> TapeNode { tape[index] }

    /// The bytes of a number.
    @inlinable @inline(__always)
    func numberText(_ node: TapeNode) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: source + Int(node.offset), count: Int(node.length))
    }

    /// The bytes of a string between its quotes, with its escapes.
    @inlinable @inline(__always)
    func stringText(_ node: TapeNode) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: source + Int(node.offset) + 1, count: Int(node.length))
    }
}

extension TapeReader {
    /// Whether a value is null.
    @inlinable @inline(__always)
    package func isNull(_ index: Int) -> Bool { tape[index].tag == .null }

    /// The value of `true` or `false`; nil for other kinds.
    @inlinable @inline(__always)
    package func bool(_ index: Int) -> Bool? {
        switch tape[index].tag {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The nearest `Float` to the number; nil for other kinds and for numbers that overflow `Float` or underflow to
    /// zero.
    package func float(_ index: Int) -> Float? {
        guard let double = double(index) else { return nil }
        return Float(nearestByDouble: double) ?? JSON.Number(scanned: numberText(tape[index])).float
    }

    /// The text of a string; nil for other kinds.
    @inlinable @inline(__always)
    package func string(_ index: Int) -> String? {
        let node = tape[index]
        guard node.tag.kind == .string else { return nil }
        return StringUnescaping.string(stringText(node), isEscaped: node.tag.isEscaped)
    }

    /// The number as an integer of the type; nil for other kinds and for numbers that the type cannot hold exactly.
    @inlinable @inline(__always)
    package func integer<T: FixedWidthInteger>(_ index: Int, as type: T.Type = T.self) -> T? {
        let node = tape[index]
        if node.tag == .number, let value = IntegerReading.read(short: numberText(node), in: source) {
            return T(exactly: value)
        }
        return longInteger(node)
    }

    /// The same for numbers that are long or written in an unusual way.
    ///
    /// Types of up to 64 bits share the code of `Int64` or `UInt64`, so that it is not compiled for each of them.
    @inlinable @inline(__always)
    func longInteger<T: FixedWidthInteger>(_ node: TapeNode) -> T? {
        if T.bitWidth > 64 { return longInteger(node, as: T.self) }
        if T.isSigned { return longSigned(node).flatMap { T(exactly: $0) } }
        return longUnsigned(node).flatMap { T(exactly: $0) }
    }

    @inline(never)
    @usableFromInline func longSigned(_ node: TapeNode) -> Int64? { longInteger(node, as: Int64.self) }

    @inline(never)
    @usableFromInline func longUnsigned(_ node: TapeNode) -> UInt64? { longInteger(node, as: UInt64.self) }

    @inline(never)
    @usableFromInline func longInteger<T: FixedWidthInteger>(_ node: TapeNode, as type: T.Type) -> T? {
        guard node.tag.kind == .number else { return nil }
        // An integer of up to eighteen digits, which is smaller than 10^18.
        if node.tag == .number, node.length <= 18 {
            return T(exactly: IntegerReading.read(padded: numberText(node)))
        }
        if !node.tag.isFractional, let value = IntegerReading.read(numberText(node), as: type) { return value }
        return JSON.Number(scanned: numberText(node)).integer(type)
    }

    /// The nearest `Double` to the number; nil for other kinds and for numbers that overflow `Double` or underflow to
    /// zero.
    @inline(__always)
    package func double(_ index: Int) -> Double? {
        let node = tape[index]
        let fraction = node.tag.fractionDigits
        if fraction > 0, let value = DoubleReading.read(short: numberText(node), fraction: fraction, in: source) {
            return value
        }
        return unusualDouble(node)
    }

    @inline(never)
    private func unusualDouble(_ node: TapeNode) -> Double? {
        // Integers of up to sixteen characters, which the conversion rounds to the nearest double; "-0" is handled
        // below.
        if node.tag == .number, let value = IntegerReading.read(short: numberText(node), in: source),
            value != 0 || node.length == 1
        {
            return Double(value)
        }
        guard node.tag.kind == .number else { return nil }
        let value = DoubleReading.read(padded: numberText(node), isFractional: node.tag.isFractional)
        if value.isNormal { return value }
        return JSON.Number(scanned: numberText(node)).kept(value)
    }
}

extension DocumentStorage {
    /// A reader that is valid while somebody keeps this storage alive.
    @inlinable @inline(__always)
    package var reader: TapeReader { TapeReader(self) }
}
