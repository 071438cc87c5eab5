internal import BricolageCore

/// The branches of an `anyOf` or `oneOf` that a constant may match, if there are more than a `Choice` has bits for.
///
///     {"oneOf": [{"const": 1}, {"enum": [1, 2]}, {"minimum": 3}, …]}
///
///     constants   1 ▸ branches 0 1 2      2 ▸ branches 1 2      …
///     others      branch 2
///
/// The index looks up the value itself, or a member that the branches require. A branch that it leaves out would refuse
/// the value, so that it changes only the time, never the verdict.
struct BranchIndex: Sendable {
    /// The key of the member, alone in its table; nil where the value itself is looked up.
    let key: KeyTable?
    /// The branches for each constant, as operands in the order of the schema.
    let constants: [JSON: Range<UInt32>]
    /// The branches for all other values: those that require no constant.
    let others: Range<UInt32>
    /// How many nodes the largest array or object among the constants takes on a tape; 0 where there is none.
    let mostNodes: Int

    /// How many branches of an index may require no constant: these are tried for every value.
    static let mostOthers = 8

    /// An `anyOf` or `oneOf`, identified by where its branches begin, with the kind of the values.
    struct Place: Hashable, Sendable {
        var first: UInt32
        var tag: UInt32
    }
}
