package import BricolageCore

extension JSONDocument.Node {
    /// The result of reading the value as a type by the pass that observes the caller; nil outside of a pass, if the
    /// decoder has strategies, and if the pass has no result.
    ///
    /// The pass explores each value once, however deeply it is nested; a separate decode would repeat all of that.
    package func observedResult<T: Decodable>(of type: T.Type) -> Result<T, DecodingIssues>? {
        guard let diagnosis = storage.environment?.diagnosis as? Diagnosis, diagnosis.frame != nil,
            storage.sharesTape(with: diagnosis.storage), !diagnosis.plain.hasStrategies
        else { return nil }
        return diagnosis.result(of: type, at: index)
    }
}

extension Diagnosis {
    fileprivate func result<T: Decodable>(of type: T.Type, at index: Int) -> Result<T, DecodingIssues>? {
        let outcome = outcome(of: type, at: index, CodingPath())
        if outcome.isClean, let value = outcome.value, case let value as T = value { return .success(value) }
        guard !outcome.faults.isEmpty else { return nil }
        let list = FaultList(
            faults: outcome.faults, unexplored: outcome.unexplored.all, omittedCount: outcome.omittedCount)
        return .failure(DecodingIssues(FoundFaults(list, in: plain.storage, limit: limit)))
    }
}
