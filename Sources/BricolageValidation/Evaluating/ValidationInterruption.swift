/// Why an evaluation ended without a verdict.
public enum ValidationInterruption: Error, Sendable, Hashable, CustomStringConvertible {
    /// Schemas and values are nested deeper within each other than the limit; without a number, than the stack of the
    /// thread has room for.
    case depthLimit(Int?)
    /// A schema refers to itself for the same value.
    case endlessReference
    /// A pattern took more steps than the limit.
    case patternLimit(pattern: String)
    /// Schemas refer to each other so often that what they say of the values took more steps than the limit, which is a
    /// multiple of the sizes of schema and document.
    case stepLimit(Int)
    /// A `$dynamicRef` looks for an anchor that no schema has through which the evaluation has come.
    case unresolvedReference

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .depthLimit(nil): "validation is nested deeper than the stack of this thread has room for"
        case .depthLimit(let limit?):
            "validation is nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .endlessReference: "a schema refers to itself for the same value, and so without end"
        case .unresolvedReference: "a $dynamicRef leads nowhere from where it was come to"
        case .patternLimit(let pattern):
            "the pattern \(pattern) took more steps than its limit"
        case .stepLimit(let limit):
            "the schemas refer to each other so often that validation took more than \(limit) steps"
        }
    }
}
