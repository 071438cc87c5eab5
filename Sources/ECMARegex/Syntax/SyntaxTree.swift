/// What a pattern says, as a list of nodes of which each stands behind those it is made of.
///
///     a(b|c)*   nodes      0 characters a   1 characters b   2 characters c   3 alternatives   4 group 1
///                          5 repetition of 4, 0...          6 sequence, the root
///               children   1 2 0 5                           a run of them for each sequence and alternative
///               sets       {a} {b} {c}                       each set of characters once
///
/// A list, so that patterns of any depth are walked and released without a stack: what a node needs to know of those
/// below it is worked out in one pass over the list.
struct SyntaxTree: Sendable {
    enum Node: Sendable {
        /// One character of a set; the empty set never matches.
        case characters(set: Int)
        /// A place in the text.
        case assertion(Assertion)
        /// One node after the other; none is the empty text.
        case sequence(children: Range<Int>)
        /// The first of several nodes that lets the rest match.
        case alternatives(children: Range<Int>)
        /// A node several times. Each time, what the groups inside have matched is forgotten first.
        case repetition(of: Int, Repetition, groups: Range<Int>)
        /// A node whose match can be referred to.
        case group(of: Int, number: Int)
        /// What must or must not stand behind or before a place.
        case look(at: Int, Look)
        /// What one of several groups has matched: those of one name, of which only one can have matched.
        case backReference(Int, ignoresCase: Bool)
    }

    struct Repetition: Sendable {
        var minimum: Int
        /// nil for any number.
        var maximum: Int?
        var isGreedy: Bool
    }

    struct Look: Sendable {
        var isBehind: Bool
        var isNegated: Bool
    }

    var nodes: [Node] = []
    var children: [Int] = []
    var sets: [CodePointSet] = []
    /// The numbers of the groups that each back-reference means.
    var references: [[Int]] = []
    /// How many groups there are whose match can be referred to; they are numbered from 1.
    var groupCount = 0

    var root: Int { nodes.count - 1 }
}

extension SyntaxTree {
    /// The nodes that a node is made of.
    func children(of node: Node) -> ArraySlice<Int> {
        switch node {
        case .characters, .assertion, .backReference: []
        case .sequence(let range), .alternatives(let range): children[range]
        case .repetition(let child, _, _), .group(let child, _), .look(let child, _): [child]
        }
    }
}
