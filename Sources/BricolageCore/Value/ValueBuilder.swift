/// Makes a value from a part of a tape.
///
///     tape      array  number  object  "a"  number
///     open      [ array: elements so far ][ object: members so far, key in waiting ]
///
/// The open containers stand on a stack of their own; a container is closed when the walk reaches its `next`.
struct ValueBuilder {
    private struct Open {
        let end: Int
        let isObject: Bool
        var elements: [JSON] = []
        var members = JSON.Object()
        var key = ""
    }

    private let storage: DocumentStorage
    private var open: [Open] = []

    static func value(of node: JSONDocument.Node) -> JSON {
        var builder = ValueBuilder(storage: node.storage)
        return builder.build(from: node.index)
    }

    private init(storage: DocumentStorage) {
        self.storage = storage
    }

    private mutating func build(from start: Int) -> JSON {
        var index = start
        while true {
            let node = storage.tape[index]
            var value: JSON
            if node.tag.isContainer {
                let isObject = node.tag == .object
                var container = Open(end: Int(node.next), isObject: isObject)
                if !isObject { container.elements.reserveCapacity(Int(node.length)) }
                if isObject { container.members.storage.members.reserveCapacity(Int(node.length)) }
                open.append(container)
                index += 1
            } else {
                value = scalar(node, index)
                index += 1
                guard add(value) else { return value }
            }
            while let last = open.last, last.end == index {
                value = close()
                guard add(value) else { return value }
            }
            if let last = open.indices.last, open[last].isObject {
                open[last].key = storage.string(index)
                index += 1
            }
        }
    }

    /// Adds a finished value to the innermost container; false when there is none.
    private mutating func add(_ value: JSON) -> Bool {
        guard let last = open.indices.last else { return false }
        if !open[last].isObject {
            open[last].elements.append(value)
        } else if storage.options.duplicateKeys == .keep {
            open[last].members.storage.append(value, forKey: open[last].key)
        } else {
            open[last].members.storage.set(value, forKey: open[last].key)
        }
        return true
    }

    private mutating func close() -> JSON {
        let container = open.removeLast()
        return container.isObject ? .object(container.members) : .array(JSON.Array(container.elements))
    }

    private func scalar(_ node: TapeNode, _ index: Int) -> JSON {
        switch node.tag.kind {
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: .number(JSON.Number(scanned: storage.rawText(index)))
        case .string: .string(storage.string(index))
        default: .null
        }
    }
}
