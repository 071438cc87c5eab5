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

    /// How many values there are in a value, itself included, as a measure of the work to compare it.
    var size: Int {
        switch self {
        case .node(let node): Int(node.tapeNode.next) - node.index
        case .literal: 1
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
