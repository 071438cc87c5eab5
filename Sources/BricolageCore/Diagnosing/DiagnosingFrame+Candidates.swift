extension DiagnosingFrame {
    /// The outcome for a value that was tried as several types and is none of them.
    ///
    /// When one candidate fits clearly better than the others, what is wrong with it is what is wrong with the value;
    /// otherwise there is one fault that tells of all candidates.
    func noCandidate<T>(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome<T> {
        let possible = ranked(tried.filter(\.isPossible))
        guard let first = possible.first, first.score >= 0 || possible.count == 1 else {
            return undecided(tried, error: error, fault: fault)
        }
        let leaders = possible.prefix { $0.score == first.score }.map(\.candidate)
        // What is wrong whichever of them was meant.
        var faults = first.candidate.faults.filter { fault in
            leaders.allSatisfy { $0.faults.contains { $0.isSame(as: fault) } }
        }
        guard !faults.isEmpty else { return undecided(tried, error: error, fault: fault) }
        faults[0].underlying = faults[0].underlying ?? fault.underlying
        faults[0].candidates = possible.map(\.candidate).filter { $0.type != first.candidate.type }.map(\.account)
        if leaders.contains(where: { $0.faults.count > faults.count }) {
            let rest: Outcome<T> = undecided(leaders, error: error, fault: fault)
            faults += rest.faults
        }
        return Outcome(faults: faults, unexplored: first.candidate.unexplored, error: error)
    }

    /// One fault that tells of all candidates.
    private func undecided<T>(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome<T> {
        var fault = fault
        if fault.error.kind == .custom {
            let names = tried.map { "\($0.type)" }.joined(separator: ", ")
            let text = fault.error.expected
            fault.error.expected = "one of \(names)" + (text.utf8.count <= 100 ? " (\(text))" : "")
        }
        fault.error.kind = .noCandidate
        fault.index = index
        fault.error.node = diagnosis.node(index)
        fault.candidates = tried.map(\.account)
        return Outcome(faults: [fault], error: error)
    }

    /// The outcome for a value that was tried as several types, the last of which is not given another chance: that of
    /// another candidate, if it fits better.
    func chooseCandidate<T>(_ last: Thrown, _ error: any Error) -> Outcome<T>? {
        let tried = swallowed.filter { isCandidate($0.site) }
        guard isCandidate(last.site), !tried.isEmpty, let fault = last.faults.first,
            let best = ranked((tried + [last]).filter(\.isPossible)).first, best.score >= 0,
            best.candidate.type != last.type
        else { return nil }
        diagnosis.superseded += last.faults
        return noCandidate(tried + [last], error: error, fault: fault)
    }

    /// Candidates by how well they fit, the best first; each type once.
    private func ranked(_ candidates: [Thrown]) -> [(candidate: Thrown, score: Int)] {
        var seen: Set<ObjectIdentifier> = []
        return candidates.filter { seen.insert(ObjectIdentifier($0.type)).inserted }
            .map { ($0, CandidateScore($0, in: diagnosis).points) }
            .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether the value is of the kind of JSON that the candidate is read from.
    fileprivate var isPossible: Bool { !faults.isEmpty && !faults.contains { $0.refuses(index) } }

    fileprivate var account: Fault.Candidate { Fault.Candidate(type: type, faults: faults) }
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
