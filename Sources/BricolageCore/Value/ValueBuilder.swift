/// Makes a value from a part of a tape.
///
///     tape       { "a": [1, 2], "b": ...
///     open       object          array is closed: its two values were taken off and became one
///     values     [1, 2] ─▶
///     keys       "a" "b"
///
/// Finished values wait on one stack, keys on another, until the walk reaches the end of their container. There is no
/// recursion, and every container is allocated once, in its final size.
struct ValueBuilder {
    private struct Open {
        let index: Int
        let end: Int
        let firstValue: Int
        let firstKey: Int
    }

    private let storage: DocumentStorage
    private let keepsDuplicates: Bool
    private var open: [Open] = []
    private var values: [JSON] = []
    private var keys: [String] = []

    static func value(of node: JSONDocument.Node) -> JSON {
        if !node.tapeNode.tag.isContainer { return scalar(node.tapeNode, node.index, node.storage) }
        var builder = ValueBuilder(storage: node.storage)
        return builder.build(from: node.index)
    }

    private init(storage: DocumentStorage) {
        self.storage = storage
        keepsDuplicates = storage.options.duplicateKeys == .keep
    }

    private mutating func build(from start: Int) -> JSON {
        begin(start)
        var index = start + 1
        while let container = open.last {
            if index == container.end {
                open.removeLast()
                finish(container)
                continue
            }
            if storage.tape[container.index].tag == .object {
                keys.append(storage.string(index))
                index += 1
            }
            let node = storage.tape[index]
            if node.tag.isContainer {
                begin(index)
            } else {
                values.append(Self.scalar(node, index, storage))
            }
            index += 1
        }
        return values.removeLast()
    }

    private mutating func begin(_ index: Int) {
        open.append(
            Open(index: index, end: Int(storage.tape[index].next), firstValue: values.count, firstKey: keys.count))
    }

    /// Replaces the contents of a container on the stacks by the container.
    private mutating func finish(_ container: Open) {
        // The slices must be gone before the stacks shrink, or shrinking would copy them.
        let value: JSON =
            if storage.tape[container.index].tag == .array {
                .array(JSON.Array(Array(values[container.firstValue...])))
            } else {
                .object(object(container))
            }
        values.removeLast(values.count - container.firstValue)
        keys.removeLast(keys.count - container.firstKey)
        values.append(value)
    }

    private func object(_ container: Open) -> JSON.Object {
        let members = zip(keys[container.firstKey...], values[container.firstValue...]).map { (key: $0, value: $1) }
        let node = JSONDocument.Node(storage: storage, index: container.index)
        guard DuplicateKeySearch.hasDuplicates(node) else { return JSON.Object(unique: members) }
        return keepsDuplicates ? JSON.Object(keepingDuplicates: members) : JSON.Object(members)
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
