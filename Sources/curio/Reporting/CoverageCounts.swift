internal import BricolageCore
internal import BricolageFields
internal import CurioKit

/// Counts of the leaf values of documents by what types make of them.
struct CoverageCounts: CustomStringConvertible {
    private(set) var typed = 0
    private(set) var untyped = 0
    private(set) var open = 0
    private(set) var documents = 0
    private(set) var refused = 0
    private(set) var changed = 0

    /// Adds the counts of a document.
    ///
    /// - Parameter described: The values that the schema describes; nil if that is unknown, which counts as all values.
    mutating func add(_ fit: TypeFit, of document: JSONDocument, described: Set<Int>?) {
        documents += 1
        guard fit.refusal == nil else {
            refused += 1
            return
        }
        if !fit.lost.isEmpty { changed += 1 }
        var kept = 0
        for node in fit.untyped {
            let leaves = Self.leaves(of: node, described: described)
            untyped += leaves.untyped
            open += leaves.open
            kept += leaves.untyped + leaves.open
        }
        var all = 0
        Self.forEachLeaf(of: document.root) { _ in all += 1 }
        typed += all - kept
    }

    /// For a value without a type, the number of leaves that the schema describes, and of those that it leaves open.
    static func leaves(of value: JSONDocument.Node, described: Set<Int>?) -> (untyped: Int, open: Int) {
        var counts = (untyped: 0, open: 0)
        forEachLeaf(of: value) { leaf in
            if described?.contains(leaf.index) == false { counts.open += 1 } else { counts.untyped += 1 }
        }
        return counts
    }

    private static func forEachLeaf(of root: JSONDocument.Node, _ body: (JSONDocument.Node) -> Void) {
        var pending = [root]
        while let node = pending.popLast() {
            switch node.kind {
            case .array where node.count > 0: pending += node.elements
            case .object where node.count > 0: for (_, member) in node.countingMembers { pending.append(member) }
            default: body(node)
            }
        }
    }

    var description: String {
        "\(share): \(typed) typed, \(untyped) untyped, \(open) open; "
            + "\(documents) \(documents == 1 ? "document" : "documents"), \(refused) refused, \(changed) changed"
    }

    private var share: String {
        let described = typed + untyped
        // If nothing was counted because the types refuse every document, nothing is typed.
        if described == 0, refused == 0 { return "nothing to measure" }
        let tenths = described == 0 ? 0 : typed * 1000 / described
        return "typed \(tenths / 10).\(tenths % 10) %"
    }
}
