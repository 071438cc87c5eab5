extension JSONDocument {
    /// One value of a document.
    ///
    /// It keeps its document alive.
    public struct Node: Sendable {
        @usableFromInline package let storage: DocumentStorage
        @usableFromInline package let index: Int

        @inlinable @inline(__always)
        package init(storage: DocumentStorage, index: Int) {
            self.storage = storage
            self.index = index
        }

        @inlinable @inline(__always)
        package var tapeNode: TapeNode { storage.tape[index] }

        /// The document that contains this value.
        public var document: JSONDocument {
            storage.part?.wantWhole()
            return JSONDocument(storage: storage)
        }
    }
}

extension JSONDocument.Node {
    /// The kind of this value.
    public var kind: JSON.Kind {
        switch tapeNode.tag.kind {
        case .null: .null
        case .false, .true: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        default: .object
        }
    }

    /// Whether this is null.
    public var isNull: Bool { tapeNode.tag == .null }

    /// The value of `true` or `false`; nil for other kinds.
    public var bool: Bool? {
        storage.reader.bool(index)
    }

    /// The text of a string; nil for other kinds.
    public var string: String? {
        storage.reader.string(index)
    }

    /// The number as it is written; nil for other kinds.
    public var number: JSON.Number? {
        tapeNode.tag.kind == .number ? JSON.Number(scanned: storage.rawText(index)) : nil
    }

    /// The number as an `Int`; nil for other kinds and for numbers that `Int` cannot hold exactly.
    public var int: Int? { integer(Int.self) }

    /// The number as an integer of the type; nil for other kinds and for numbers that the type cannot hold exactly.
    ///
    /// Only the value matters: `1.0` and `1e2` are integers, `0.1` is not.
    public func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
        // Types of up to 64 bits share the code of `Int64` or `UInt64`.
        if T.bitWidth > 64 { return storage.reader.integer(index) }
        return T.isSigned ? int64.flatMap { T(exactly: $0) } : uint64.flatMap { T(exactly: $0) }
    }

    @inline(never)
    private var int64: Int64? { storage.reader.integer(index) }

    @inline(never)
    private var uint64: UInt64? { storage.reader.integer(index) }

    /// The nearest `Double` to the number; nil for other kinds and for numbers that overflow `Double` or underflow to
    /// zero.
    public var double: Double? {
        storage.reader.double(index)
    }

    /// The bytes of a number as written or of a string between its quotes, with its escapes; empty for other kinds.
    package var rawText: UnsafeBufferPointer<UInt8> {
        switch tapeNode.tag.kind {
        case .number, .string: storage.rawText(index)
        default: UnsafeBufferPointer(start: nil, count: 0)
        }
    }
}
