internal import BricolageCore
internal import CurioKit

/// What becomes of the leaf values of documents in types.
struct CoverageCounts: CustomStringConvertible {
    private(set) var typed = 0
    private(set) var untyped = 0
    private(set) var open = 0
    private(set) var documents = 0
    private(set) var refused = 0
    private(set) var changed = 0

    /// Adds those of a document.
    ///
    /// - Parameter described: The values of which the schema says something; nil where that is not known, so that it may
    ///   be all of them.
    mutating func add(_ fit: TypeFit, of document: JSONDocument, described: Set<Int>?) {
        documents += 1
        guard fit.refusal == nil else {
            refused += 1
            return
        }
        if !fit.lost.isEmpty { changed += 1 }
        var kept = 0
        for node in fit.untyped {
            Self.forEachLeaf(of: node) { leaf in
                kept += 1
                if described?.contains(leaf.index) == false { open += 1 } else { untyped += 1 }
            }
        }
        var all = 0
        Self.forEachLeaf(of: document.root) { _ in all += 1 }
        typed += all - kept
    }

    /// Whether a value or one inside of it is among some.
    static func holds(_ root: JSONDocument.Node, anyOf values: Set<Int>) -> Bool {
        if values.contains(root.index) { return true }
        var found = false
        forEachLeaf(of: root) { if values.contains($0.index) { found = true } }
        return found
    }

    private static func forEachLeaf(of root: JSONDocument.Node, _ body: (JSONDocument.Node) -> Void) {
        var pending = [root]
        while let node = pending.popLast() {
            switch node.kind {
            case .array: pending += node.elements
            case .object: for (_, member) in node.members { pending.append(member) }
            default: body(node)
            }
        }
    }

    var description: String {
        let described = typed + untyped
        let tenths = described == 0 ? 1000 : typed * 1000 / described
        return "typed \(tenths / 10).\(tenths % 10) %: \(typed) typed, \(untyped) untyped, \(open) open; "
            + "\(documents) \(documents == 1 ? "document" : "documents"), \(refused) refused, \(changed) changed"
    }
}
