/// Makes a value from a part of a tape.
///
///     tape      {   "a"   [   1   2   "b"  …
///                         ▲
///     open      object: memory of 2 members, 1 written ─┐
///               array:  memory of 2 elements, 0 written ┴─ already the value of "a"
///
/// The tape tells the size of each container beforehand, so its memory is allocated once and filled in place. An inner
/// container becomes part of the outer one before it is filled; nobody else sees either until all are done. There is no
/// recursion.
///
/// Invariant: the memory of an open container is kept alive by the value that it already is a part of, and `written`
/// contents are initialised. The counts in the headers are set when a container is closed, so nothing is released twice.
struct ValueBuilder {
    private struct Open {
        let index: Int
        let end: Int
        let memory: Memory
        var written = 0
        var height = 1

        enum Memory {
            case array(Unmanaged<ArrayStorage>, UnsafeMutablePointer<JSON>)
            case object(Unmanaged<ObjectStorage>, UnsafeMutablePointer<ObjectStorage.Member>)
        }
    }

    private let storage: DocumentStorage
    private var open: [Open] = []

    static func value(of node: JSONDocument.Node) -> JSON {
        if !node.tapeNode.tag.isContainer { return scalar(node.tapeNode, node.index, node.storage) }
        var builder = ValueBuilder(storage: node.storage)
        return builder.build(from: node.index)
    }

    private init(storage: DocumentStorage) {
        self.storage = storage
    }

    private mutating func build(from start: Int) -> JSON {
        let root = begin(start)
        var index = start + 1
        while let top = open.indices.last {
            let container = open[top]
            if index == container.end {
                open.removeLast()
                finish(container)
                continue
            }
            let valueIndex = if case .object = container.memory { index + 1 } else { index }
            let node = storage.tape[valueIndex]
            let value = node.tag.isContainer ? begin(valueIndex) : Self.scalar(node, valueIndex, storage)
            switch container.memory {
            case .array(_, let elements):
                (elements + container.written).initialize(to: value)
            case .object(_, let members):
                (members + container.written).initialize(to: (storage.string(index), value))
            }
            open[top].written &+= 1
            index = valueIndex + 1
        }
        return root
    }

    /// Allocates the memory of a container and puts it on the stack.
    private mutating func begin(_ index: Int) -> JSON {
        let node = storage.tape[index]
        let count = Int(node.length)
        if node.tag == .array {
            let memory = count == 0 ? ArrayStorage.empty : .make(capacity: count)
            let elements = memory.withUnsafeMutablePointerToElements { $0 }
            open.append(Open(index: index, end: Int(node.next), memory: .array(.passUnretained(memory), elements)))
            return .array(JSON.Array(storage: memory))
        }
        let memory = count == 0 ? ObjectStorage.empty : .make(capacity: count)
        let members = memory.withUnsafeMutablePointerToElements { $0 }
        open.append(Open(index: index, end: Int(node.next), memory: .object(.passUnretained(memory), members)))
        return .object(JSON.Object(storage: memory))
    }

    /// Sets the header of a full container and tells the one around it how high it is.
    private mutating func finish(_ container: Open) {
        if let parent = open.indices.last { open[parent].height = max(open[parent].height, container.height + 1) }
        guard container.written > 0 else { return }
        switch container.memory {
        case .array(let memory, _):
            memory._withUnsafeGuaranteedRef {
                $0.header.count = container.written
                $0.header.height = container.height
            }
        case .object(let memory, _):
            memory._withUnsafeGuaranteedRef {
                $0.header.count = container.written
                $0.header.height = container.height
                if container.written > ObjectStorage.indexThreshold { $0.rebuildPositions() }
            }
            let node = JSONDocument.Node(storage: storage, index: container.index)
            if DuplicateKeySearch.hasDuplicates(node) { settleDuplicates(in: memory) }
        }
    }

    /// Applies the option for duplicate keys to a full object, in its own memory.
    private func settleDuplicates(in memory: Unmanaged<ObjectStorage>) {
        memory._withUnsafeGuaranteedRef { object in
            object.header.hasDuplicates = true
            guard storage.options.duplicateKeys != .keep else { return }
            object.keepLastValues()
        }
    }

    @inline(__always)
    private static func scalar(_ node: TapeNode, _ index: Int, _ storage: DocumentStorage) -> JSON {
        switch node.tag.kind {
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: .number(JSON.Number(scanned: storage.rawText(index)))
        case .string: .string(storage.string(index))
        default: .null
        }
    }
}
