/// Why an evaluation ended without a verdict.
public enum ValidationInterruption: Error, Sendable, Hashable, CustomStringConvertible {
    /// Schemas and values are nested deeper than the limit or, without a number, than the stack of the thread has room
    /// for.
    case depthLimit(Int?)
    /// A schema refers to itself for the same value.
    case endlessReference
    /// A pattern took more steps than the limit.
    case patternLimit(pattern: String)
    /// Evaluating schemas that refer to each other took more steps than the limit, a multiple of the sizes of schema
    /// and document.
    case stepLimit(Int)
    /// No schema on the path of the evaluation has the anchor of a `$dynamicRef`.
    case unresolvedReference

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .depthLimit(nil): "validation is nested deeper than the stack of this thread allows"
        case .depthLimit(let limit?):
            "validation is nested deeper than the limit of \(limit) levels (maximumDepth)"
        case .endlessReference: "a schema refers to itself for the same value, so validation would never end"
        case .unresolvedReference: "a $dynamicRef has no target in its dynamic scope"
        case .patternLimit(let pattern):
            "the pattern \(pattern) took more steps than its limit"
        case .stepLimit(let limit):
            "the schemas refer to each other so often that validation took more than \(limit) steps"
        }
    }
}
