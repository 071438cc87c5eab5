internal import BricolageCore

extension CompiledSchema {
    /// All rules that apply to a value, and their results.
    ///
    /// The verdict comes first: without one there is no explanation either.
    ///
    /// - Throws: Why there is no verdict.
    func fullRecord(of node: JSONDocument.Node) throws(ValidationInterruption) -> EvaluationRecord {
        var evaluator = Evaluator(program, node, maximumDepth: options.maximumDepth)
        _ = evaluator.isValid(node.index)
        if let interruption = evaluator.interruption { throw interruption }
        var explainer = Explainer(Evaluator(program, node, maximumDepth: options.maximumDepth), keepsAll: true)
        let record = explainer.record(0, node.index)
        if let interruption = explainer.evaluator.interruption { throw interruption }
        return record
    }
}
