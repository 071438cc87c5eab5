/// Makes a value from a part of a tape.
///
///     tape      {   "a"   [   1   2   "b"  …
///                         ▲
///     outer     object: memory of 2 members, 1 written
///     inner     array:  memory of 2 elements, 0 written      already the value of "a"
///
/// The tape contains the size of each container, so its memory is allocated once and filled in place. An inner
/// container becomes part of the outer one before it is filled; nobody else sees either until all are done. There is no
/// recursion.
///
/// Invariants: the memory of an open container is kept alive by the value that it already is a part of, and the storage
/// of the document by the caller. Counts in headers are set when a container is full, so nothing is released twice.
struct ValueBuilder {
    /// A container that is being filled.
    private struct Container {
        /// Its index on the tape, and that of what follows it.
        let index: Int
        let end: Int
        let memory: Memory
        var height = 1

        enum Memory {
            case array(Unmanaged<ArrayStorage>)
            case object(Unmanaged<ObjectStorage>)
        }
    }

    private let storage: Unmanaged<DocumentStorage>
    private let reader: TapeReader
    private var inner: Container
    private var longKeys = LongKeys()
    private var outer: [(container: Container, next: UnsafeMutableRawPointer)] = []

    /// The value of a node and all it contains.
    static func value(of node: borrowing JSONDocument.Node) -> JSON {
        let reader = node.storage.reader
        let tapeNode = reader[node.index]
        guard tapeNode.tag.isContainer, tapeNode.length > 0 else { return reader.scalar(tapeNode) }
        let (root, container) = open(node.index, reader)
        var builder = ValueBuilder(storage: .passUnretained(node.storage), reader: reader, inner: container)
        builder.build()
        return root
    }

    private init(storage: Unmanaged<DocumentStorage>, reader: TapeReader, inner: Container) {
        self.storage = storage
        self.reader = reader
        self.inner = inner
    }

    @inline(never)
    private mutating func build() {
        var index = inner.index &+ 1
        var next = first
        while true {
            switch inner.memory {
            case .array: fillArray(&index, &next)
            case .object: fillObject(&index, &next)
            }
            guard index == inner.end else {
                // A container that is not empty has begun.
                index &+= 1
                next = first
                continue
            }
            let height = inner.height
            finish(inner)
            guard let last = outer.popLast() else { return }
            (inner, next) = last
            inner.height = max(inner.height, height &+ 1)
        }
    }

    /// Where the contents of the innermost container begin.
    private var first: UnsafeMutableRawPointer {
        switch inner.memory {
        case .array(let memory):
            UnsafeMutableRawPointer(memory._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements { $0 } })
        case .object(let memory):
            UnsafeMutableRawPointer(memory._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements { $0 } })
        }
    }

    /// Writes elements up to the end, or up to a container with contents, which becomes the innermost one.
    @inline(__always)
    private mutating func fillArray(_ index: inout Int, _ next: inout UnsafeMutableRawPointer) {
        var element = next.assumingMemoryBound(to: JSON.self)
        let end = inner.end
        while index < end {
            let node = reader[index]
            if node.tag.isContainer, node.length > 0 {
                element.initialize(to: begin(index, next: UnsafeMutableRawPointer(element + 1)))
                return
            }
            element.initialize(to: reader.scalar(node))
            element += 1
            index &+= 1
        }
    }

    /// Writes members up to the end, or up to one whose value is a container with contents.
    @inline(__always)
    private mutating func fillObject(_ index: inout Int, _ next: inout UnsafeMutableRawPointer) {
        var member = next.assumingMemoryBound(to: ObjectStorage.Member.self)
        let end = inner.end
        while index < end {
            let key = longKeys.text(of: reader[index], reader)
            index &+= 1
            let node = reader[index]
            if node.tag.isContainer, node.length > 0 {
                member.initialize(to: (key, begin(index, next: UnsafeMutableRawPointer(member + 1))))
                return
            }
            member.initialize(to: (key, reader.scalar(node)))
            member += 1
            index &+= 1
        }
    }

    /// Puts the innermost container aside, and makes another one the innermost.
    @inline(never)
    private mutating func begin(_ index: Int, next: UnsafeMutableRawPointer) -> JSON {
        outer.append((inner, next))
        let (value, container) = Self.open(index, reader)
        inner = container
        return value
    }

    /// Allocates the memory of a container with contents.
    private static func open(_ index: Int, _ reader: TapeReader) -> (JSON, Container) {
        let node = reader[index]
        if node.tag == .array {
            let memory = ArrayStorage.make(capacity: Int(node.length))
            let container = Container(index: index, end: Int(node.next), memory: .array(.passUnretained(memory)))
            return (.array(JSON.Array(storage: memory)), container)
        }
        let memory = ObjectStorage.make(capacity: Int(node.length))
        let container = Container(index: index, end: Int(node.next), memory: .object(.passUnretained(memory)))
        return (.object(JSON.Object(storage: memory)), container)
    }

    /// Sets the header of a full container.
    private func finish(_ container: Container) {
        let count = Int(reader[container.index].length)
        switch container.memory {
        case .array(let memory):
            memory._withUnsafeGuaranteedRef {
                $0.withUnsafeMutablePointerToHeader { header in
                    header.pointee.count = count
                    header.pointee.height = container.height
                }
            }
        case .object(let memory):
            memory._withUnsafeGuaranteedRef {
                $0.withUnsafeMutablePointerToHeader { header in
                    header.pointee.count = count
                    header.pointee.height = container.height
                }
                if count > ObjectStorage.indexThreshold {
                    $0.rebuildPlaces()
                } else if reader.repeatsKey(container.index, in: storage.takeUnretainedValue()) {
                    $0.hasDuplicates = true
                }
                if $0.hasDuplicates { settleDuplicates(in: $0) }
            }
        }
    }

    /// Applies the option for duplicate keys to a full object, in its own memory.
    @inline(never)
    private func settleDuplicates(in object: ObjectStorage) {
        guard storage.takeUnretainedValue().options.duplicateKeys != .keep else { return }
        object.keepLastValues()
    }
}

extension TapeReader {
    /// The text of a string or key.
    @inline(__always)
    func text(_ node: TapeNode) -> String {
        StringUnescaping.string(stringText(node), isEscaped: node.tag.isEscaped)
    }

    /// The value of a scalar or of an empty container.
    @inline(__always)
    fileprivate func scalar(_ node: TapeNode) -> JSON {
        switch node.tag.kind {
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: .number(JSON.Number(padded: numberText(node), isFractional: node.tag.isFractional))
        case .string: .string(text(node))
        case .array: .array(JSON.Array(storage: .empty))
        case .object: .object(JSON.Object())
        default: .null
        }
    }
}
