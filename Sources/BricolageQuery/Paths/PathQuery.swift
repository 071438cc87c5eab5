internal import BricolageCore

/// A query after parsing.
///
///     $.menu[0, -1]..[?@.price < 5].name
///
///     root       segments
///     $          .menu       [0, -1]       ..[?…]              .name
///                name        two indexes   condition, deep     name
struct PathQuery: Sendable {
    /// Whether it starts at the root of the document, and not at the value that a condition is about.
    let isAbsolute: Bool
    let segments: [Segment]

    struct Segment: Sendable {
        /// Whether it selects from everything inside a value, too.
        let isDeep: Bool
        let selectors: [Selector]
    }

    enum Selector: Sendable {
        case name(String)
        case index(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case wildcard
        case filter(PathCondition)
    }

    /// Whether it selects at most one value, whatever the document is.
    var isSingular: Bool {
        segments.allSatisfy { segment in
            guard !segment.isDeep, segment.selectors.count == 1 else { return false }
            return switch segment.selectors[0] {
            case .name, .index: true
            default: false
            }
        }
    }
}

/// What a filter demands of a value.
indirect enum PathCondition: Sendable {
    case any([PathCondition])
    case all([PathCondition])
    case not(PathCondition)
    /// A query selects something.
    case exists(PathQuery)
    case function(PathFunction.Call)
    case comparison(PathOperand, Comparison, PathOperand)

    enum Comparison: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
    }
}

/// Something that has a value, or that has none in some documents.
indirect enum PathOperand: Sendable {
    case literal(JSON)
    /// A query that selects at most one value.
    case query(PathQuery)
    case function(PathFunction.Call)
}
