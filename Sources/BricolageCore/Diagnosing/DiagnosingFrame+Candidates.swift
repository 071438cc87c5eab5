extension DiagnosingFrame {
    /// The outcome for a value that was tried as several types and is none of them.
    ///
    /// When one candidate fits clearly better than the others, what is wrong with it is what is wrong with the value;
    /// otherwise there is one fault that tells of all candidates.
    func noCandidate<T>(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome<T> {
        let candidates = tried.map { Fault.Candidate(type: $0.type, faults: $0.faults) }
        if let best = best(of: tried) {
            var faults = best.faults
            if !faults.isEmpty {
                faults[0].underlying = faults[0].underlying ?? fault.underlying
                faults[0].candidates = tried.count > 1 ? candidates.filter { $0.type != best.type } : []
            }
            return Outcome(faults: faults, unexplored: best.unexplored, error: error)
        }
        var fault = fault
        fault.error.kind = .noCandidate
        if fault.error.candidates.isEmpty || fault.error.expected.isEmpty {
            fault.error.expected = fault.error.expected.isEmpty ? "one of several types" : fault.error.expected
        }
        fault.candidates = candidates
        return Outcome(faults: [fault], error: error)
    }

    /// The candidate that fits best, if there is one: of the right kind of JSON, with fewer faults than any other, or
    /// as many and more members that fit.
    private func best(of tried: [Thrown]) -> Thrown? {
        let fitting = tried.filter { candidate in
            !candidate.faults.contains { $0.index == candidate.index && $0.error.kind == .wrongKind }
        }
        guard let first = fitting.min(by: { $0.rank < $1.rank }) else { return nil }
        return fitting.contains { $0.type != first.type && $0.rank == first.rank } ? nil : first
    }
}

extension DiagnosingFrame.Thrown {
    fileprivate var rank: (Int, Int) { (faults.count, -answered) }
}
