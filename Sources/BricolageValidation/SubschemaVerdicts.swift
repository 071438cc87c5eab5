package import BricolageCore

/// The verdicts of several schemas on values of one document, asked for one after the other.
///
/// All of them are found by one evaluation that goes on. So what it keeps serves for all, and values inside each other
/// of which each is asked about cost together about what the outermost costs, instead of that once for each level.
package final class SubschemaVerdicts {
    private let schemas: CompiledSubschemas
    private let document: JSONDocument.Node
    private var evaluator: Evaluator
    /// Why there was no verdict, once there was none.
    package private(set) var interruption: ValidationInterruption?

    /// - Parameter document: Any value of the document.
    package init(_ schemas: CompiledSubschemas, _ document: JSONDocument.Node) {
        self.schemas = schemas
        self.document = document
        evaluator = schemas.evaluator(for: document)
    }

    /// Whether a value is valid by the schema at a position of those that were compiled; nil where there is no verdict.
    package func isValid(_ node: JSONDocument.Node, at position: Int) -> Bool? {
        let isValid = schemas.accepts(node, at: position, &evaluator)
        guard let reason = evaluator.interruption else { return isValid }
        interruption = interruption ?? reason
        // An evaluation that was interrupted says nothing of other values either.
        evaluator = schemas.evaluator(for: document)
        return nil
    }
}
