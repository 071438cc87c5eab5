internal import BricolageCore

/// A function of the conditions of JSONPath (RFC 9535, section 2.4), one in each file of `Functions`.
struct PathFunction: Sendable {
    let name: String
    let parameters: [Kind]
    let result: Kind
    let body: @Sendable ([Argument], inout PathPatterns) throws(JSONPathLimitError) -> Outcome

    /// All functions.
    static let all: [PathFunction] = [.length, .count, .match, .search, .value]

    /// The kinds of arguments and results (RFC 9535, section 2.4.1).
    enum Kind: Sendable {
        case value, truth, nodes
    }

    enum Argument {
        /// Nil if there is none.
        case value(PathValue?)
        case nodes([JSONDocument.Node])
    }

    enum Outcome {
        case value(PathValue?)
        case truth(Bool)
    }

    /// A call in a condition.
    struct Call: Sendable {
        let function: PathFunction
        let arguments: [ArgumentSource]
    }

    /// Where an argument comes from.
    enum ArgumentSource: Sendable {
        case operand(PathOperand)
        case nodes(PathQuery)
    }
}
