public import BricolageCore

extension JSONDocument {
    /// The values that a query selects, in the order of RFC 9535; a value that is selected twice is there twice.
    ///
    /// - Parameter mostVisited: How many values may be visited: a query of a few characters, such as `$[*,*][*,*]`, can
    ///   select far more values than there are. Every selector, every condition and every 64 bytes of a text count too,
    ///   and each pattern of `match` or `search` as a hundred.
    /// - Throws: `JSONPathLimitError` if the query takes more work than allowed.
    public func nodes(
        at path: JSONPath, mostVisited: Int = 10_000_000
    ) throws(JSONPathLimitError) -> [JSONDocument.Node] {
        var evaluation = PathEvaluation(root: root, mostVisited: mostVisited)
        return try evaluation.nodes(path.query, at: root)
    }
}

extension JSONDocument {
    /// The values that a query selects, in the order of RFC 9535, each with its place.
    ///
    /// The places of all values are found together: linear in the document and in the number of values, apart from
    /// sorting values that are not in the order of the document.
    ///
    /// - Parameter mostVisited: The same as for `nodes(at:mostVisited:)`.
    /// - Throws: `JSONPathLimitError` if the query takes more work than allowed.
    public func places(
        at path: JSONPath, mostVisited: Int = 10_000_000
    ) throws(JSONPathLimitError) -> [JSONPath.Place] {
        JSONPath.Place.places(of: try nodes(at: path, mostVisited: mostVisited))
    }
}

extension JSONDocument.Node {
    /// The normalized path of this value (RFC 9535, section 2.7), such as `$['menu'][0]['name']`.
    ///
    /// Linear in the document. For many values, `JSONDocument.places(at:)` finds all of them at once.
    public var normalizedPath: String {
        var sweep = StepSweep(storage)
        let last = sweep.step(to: index)
        return sweep.steps.normalizedPath(to: last, in: storage)
    }
}
