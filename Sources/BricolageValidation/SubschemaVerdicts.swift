package import BricolageCore

/// The verdicts of several schemas on values of one document, requested one after the other.
///
/// One continuing evaluation finds all of them, so that the results it keeps serve every question. Asking about each of
/// several nested values costs about as much as asking about the outermost, instead of that much for each level.
package final class SubschemaVerdicts {
    private let schemas: CompiledSubschemas
    private let document: JSONDocument.Node
    private var evaluator: Evaluator
    /// Why a verdict was missing, the first time that one was; nil if there always was one.
    package private(set) var interruption: ValidationInterruption?

    /// - Parameter document: Any value of the document.
    package init(_ schemas: CompiledSubschemas, _ document: JSONDocument.Node) {
        self.schemas = schemas
        self.document = document
        evaluator = schemas.evaluator(for: document)
    }

    /// Whether a value is valid against the schema at a position among the compiled ones; nil if there is no verdict.
    package func isValid(_ node: JSONDocument.Node, at position: Int) -> Bool? {
        let isValid = schemas.accepts(node, at: position, &evaluator)
        guard let reason = evaluator.interruption else { return isValid }
        interruption = interruption ?? reason
        // An interrupted evaluation gives no verdict on other values either.
        evaluator = schemas.evaluator(for: document)
        return nil
    }
}
