extension Diagnosis {
    /// Runs the pass over the whole value.
    ///
    /// - Parameter first: What the plain decoder has stopped at.
    @_semantics("optimize.sil.specialize.generic.never")
    func issues<T: Decodable>(of type: T.Type, after first: Fault) -> DecodingIssues {
        defer { end() }
        suspect(first)
        let outcome = outcome(of: type, at: session.root.index, .root())
        var faults = outcome.faults
        let isKnown = superseded.contains { $0.isSame(as: first) } || faults.contains { explains($0, first) }
        if !isKnown { faults.append(first) }
        for (translated, error) in translations {
            for fault in translated.prefix(1) {
                if let index = faults.firstIndex(where: { $0.isSame(as: fault) && $0.underlying == nil }) {
                    faults[index].underlying = error
                }
            }
        }
        let list = FaultList(
            faults: faults, unexplored: outcome.unexplored, omittedCount: outcome.omittedCount, named: named)
        return DecodingIssues(FoundFaults(list, in: plain.storage, limit: limit))
    }

    /// Whether a fault that was found tells what the plain decoder stopped at: the same, or something inside the value
    /// that a type has refused in words of its own.
    private func explains(_ fault: Fault, _ first: Fault) -> Bool {
        if fault.isSame(as: first) { return true }
        let origin = first.origin ?? first.index
        guard fault.index >= origin, fault.index < Int(storage.tape[origin].next) else { return false }
        return first.isForeign || first.kind == .noCandidate
    }
}
