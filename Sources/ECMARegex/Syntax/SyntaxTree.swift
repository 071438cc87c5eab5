/// The structure of a pattern, as a list of nodes in which each node comes after its children.
///
///     a(b|c)*   nodes      0 characters a   1 characters b   2 characters c   3 alternatives   4 group 1
///                          5 repetition of 4, 0...          6 sequence, the root
///               children   1 2 0 5                           a run of them for each sequence and alternative
///               sets       {a} {b} {c}                       each set of characters once
///
/// It is a list so that patterns of any depth are traversed and freed without recursion: anything that a node needs to
/// know about the nodes below it is computed in one pass over the list.
struct SyntaxTree: Sendable {
    enum Node: Sendable {
        /// One character of a set; the empty set never matches.
        case characters(set: Int)
        /// A condition on a position in the text.
        case assertion(Assertion)
        /// One node after the other; without nodes, the empty text.
        case sequence(children: Range<Int>)
        /// The first of several nodes that lets the rest of the pattern match.
        case alternatives(children: Range<Int>)
        /// A node several times. Each repetition first clears the matches of the groups inside.
        case repetition(of: Int, Repetition, groups: Range<Int>)
        /// A node whose match can be referred to.
        case group(of: Int, number: Int)
        /// A node that must or must not match after or before a position.
        case look(at: Int, Look)
        /// The text that a group has matched; of several groups with the same name, only one can have matched.
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
    /// The numbers of the groups that each back-reference refers to.
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
