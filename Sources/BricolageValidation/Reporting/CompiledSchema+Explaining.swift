internal import BricolageCore

extension CompiledSchema {
    /// Everything that is asked of a value, and what comes of it.
    ///
    /// The verdict comes first: what has none has no explanation either.
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
