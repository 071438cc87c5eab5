extension DiagnosingFrame {
    /// The outcome for a value that was tried as several types and is none of them.
    ///
    /// When one candidate fits clearly better than the others, what is wrong with it is what is wrong with the value;
    /// otherwise there is one fault that tells of all candidates.
    func noCandidate<T>(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome<T> {
        let possible = tried.filter(\.isPossible)
        if let best = best(of: possible) {
            var faults = best.faults
            faults[0].underlying = faults[0].underlying ?? fault.underlying
            faults[0].candidates = possible.filter { $0.type != best.type }.map {
                Fault.Candidate(type: $0.type, faults: $0.faults)
            }
            return Outcome(faults: faults, unexplored: best.unexplored, error: error)
        }
        var fault = fault
        let candidates = tried.map { Fault.Candidate(type: $0.type, faults: $0.faults) }
        if fault.error.kind == .custom {
            let names = tried.map { "\($0.type)" }.joined(separator: ", ")
            fault.error.expected = "one of \(names) (\(fault.error.expected))"
        }
        fault.error.kind = .noCandidate
        fault.candidates = candidates
        return Outcome(faults: [fault], error: error)
    }

    /// The outcome for a value that was tried as several types, the last of which is not given another chance: that of
    /// another candidate, if it fits better.
    func chooseCandidate<T>(_ last: Thrown, _ error: any Error) -> Outcome<T>? {
        let tried = swallowed.filter { isCandidate($0.site) }
        guard isCandidate(last.site), !tried.isEmpty, let fault = last.faults.first,
            let best = best(of: (tried + [last]).filter(\.isPossible)), best.type != last.type
        else { return nil }
        diagnosis.superseded += last.faults
        return noCandidate(tried + [last], error: error, fault: fault)
    }

    /// The candidate that fits best, if there is one.
    private func best(of possible: [Thrown]) -> Thrown? {
        let ranked = possible.map { (candidate: $0, score: CandidateScore($0, in: diagnosis).points) }
            .sorted { $0.score > $1.score }
        guard let first = ranked.first else { return nil }
        guard let second = ranked.first(where: { $0.candidate.type != first.candidate.type }) else {
            return first.candidate
        }
        return first.score >= 0 && first.score > second.score ? first.candidate : nil
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether the value is of the kind of JSON that the candidate is read from.
    fileprivate var isPossible: Bool { !faults.isEmpty && !faults.contains { $0.refuses(index) } }
}

extension Fault {
    /// Whether a value as a whole is nothing of what a type reads.
    fileprivate func refuses(_ value: Int) -> Bool {
        guard index == value else { return false }
        switch error.kind {
        case .wrongKind, .unexpectedNull, .noCandidate: return true
        default: return false
        }
    }
}

/// How much a value looks like a candidate that it is not.
///
/// Members that fit speak for the candidate, members that it knows but cannot read a little; members that it misses or
/// does not allow speak against it, and most of all one that must have another value, such as a tag.
private struct CandidateScore {
    private(set) var points: Int

    init(_ candidate: DiagnosingFrame.Thrown, in diagnosis: Diagnosis) {
        points = 2 * candidate.answered
        var members: Set<Int> = []
        for fault in candidate.faults {
            switch (fault.index == candidate.index, fault.error.kind) {
            case (true, _), (_, .unexpectedKey): points -= 2
            case (_, .invalidValue) where diagnosis.node(fault.index).isMember(of: candidate.index): points -= 4
            default:
                let member = diagnosis.node(fault.index).ancestor(in: candidate.index)
                if members.insert(member).inserted { points += 1 }
            }
        }
    }
}

extension JSONDocument.Node {
    /// Whether this is the value of a member or an element of a container, not deeper inside it.
    fileprivate func isMember(of container: Int) -> Bool { ancestor(in: container) == index }

    /// The value of the member or the element of a container that holds this value.
    fileprivate func ancestor(in container: Int) -> Int {
        let keyed = storage.tape[container].tag == .object ? 1 : 0
        var child = container + 1 + keyed
        while child < index, Int(storage.tape[child].next) <= index {
            child = Int(storage.tape[child].next) + keyed
        }
        return child
    }
}
