internal import BricolageCore

/// Which branches of an `anyOf` or `oneOf` a constant leaves, where there are more than a `Choice` has bits for.
///
///     {"oneOf": [{"const": 1}, {"enum": [1, 2]}, {"minimum": 3}, …]}
///
///     constants   1 ▸ branches 0 1 2      2 ▸ branches 1 2      …
///     others      branch 2
///
/// Looked up is the value itself, or a member that the branches require. A branch that is left out refuses the value, so
/// that nothing changes but the time.
struct BranchIndex: Sendable {
    /// The key of the member, alone in its table; nil where the value itself is looked up.
    let key: KeyTable?
    /// The branches for each constant, as operands in the order of the schema.
    let constants: [JSON: Range<UInt32>]
    /// The branches for all other values: those that ask for no constant.
    let others: Range<UInt32>
    /// How many nodes the largest array or object among the constants takes on a tape; 0 where there is none.
    let mostNodes: Int

    /// How many branches of an index may ask for no constant, since they are asked for every value.
    static let mostOthers = 8

    /// An `anyOf` or `oneOf`, by where its branches begin, and the kind of the values.
    struct Place: Hashable, Sendable {
        var first: UInt32
        var tag: UInt32
    }
}
