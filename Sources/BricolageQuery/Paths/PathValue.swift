internal import BricolageCore

/// A value that conditions compare: one of the document, or one of the query.
enum PathValue {
    case node(JSONDocument.Node)
    case literal(JSON)

    var kind: JSON.Kind {
        switch self {
        case .node(let node): node.kind
        case .literal(let json): json.kind
        }
    }

    var string: String? {
        switch self {
        case .node(let node): node.string
        case .literal(let json): json.string
        }
    }

    var count: Int {
        switch self {
        case .node(let node): node.count
        case .literal(let json): json.count
        }
    }

    /// A measure of the work to compare a value: how many values there are in it, itself included, and in texts one
    /// more for every 64 bytes.
    var size: Int {
        switch self {
        case .node(let node):
            let end = Int(node.tapeNode.next)
            let last = JSONDocument.Node(storage: node.storage, index: end - 1).tapeNode
            return end - node.index + (Int(last.offset) - Int(node.tapeNode.offset) + Int(last.length)) / 64
        case .literal(.string(let text)): return 1 + text.utf8.count / 64
        case .literal(.number(let number)):
            guard case .literal(let text) = number.form else { return 1 }
            return 1 + text.utf8.count / 64
        case .literal: return 1
        }
    }

    private var json: JSON {
        switch self {
        case .node(let node): node.json
        case .literal(let json): json
        }
    }

    /// Whether two values are equal, numbers by value and members in any order.
    func isEqual(to other: PathValue) -> Bool { kind == other.kind && json == other.json }

    /// Whether a number or a string is less than another one; false for other kinds (RFC 9535, section 2.3.5.2.2).
    func isLess(than other: PathValue) -> Bool {
        switch (json, other.json) {
        case (.number(let left), .number(let right)): left < right
        case (.string(let left), .string(let right)):
            left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        default: false
        }
    }
}
