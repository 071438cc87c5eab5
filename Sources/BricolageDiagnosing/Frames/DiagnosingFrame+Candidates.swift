internal import BricolageCore

extension DiagnosingFrame {
    /// Whether the value was tried as one or more types before the initialiser threw its own error, and was not read
    /// successfully after the last of them; if it was, the error is about what was read.
    var isTriedInVain: Bool {
        guard let last = swallowed.last(where: { isCandidate($0.site) }) else { return false }
        return !answered.dropFirst(last.answeredCount).contains(index)
    }

    /// The outcome for a value that was tried as several types and is none of them.
    ///
    /// If one candidate fits clearly better than the others, its faults are the faults of the value. Otherwise the
    /// outcome has the faults that all candidates share, and one fault that lists all candidates.
    func noCandidate(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome {
        let possible = tried.filter(\.isPossible)
        if let only = possible.first, possible.allSatisfy({ $0.type == only.type }) {
            return onlyCandidate(only, error: error, fault: fault)
        }
        return noCandidate(tried, ranked(possible), error: error, fault: fault)
    }

    /// The outcome for a value that can have been meant as only one of the types that it was tried as.
    private func onlyCandidate(_ candidate: Thrown, error: any Error, fault: Fault) -> Outcome {
        meant = candidate.type
        var faults = candidate.faults
        if faults[0].underlying == nil, let underlying = fault.underlying { faults[0].underlying = underlying }
        if faults[0].index == index, !faults[0].candidates.isEmpty { faults[0].candidates = [] }
        return Outcome(
            faults: faults, omittedCount: candidate.omittedCount, unexplored: candidate.unexplored, error: error,
            answered: candidate.answered)
    }

    private func noCandidate(
        _ tried: [Thrown], _ ranked: [RankedCandidate], error: any Error, fault: Fault
    ) -> Outcome {
        guard let first = ranked.first else {
            meant = tried.first?.type
            return undecided(tried, error: error, fault: fault)
        }
        let isClear = isClear(ranked)
        let leaders = isClear ? ranked.prefix { $0.points == first.points } : ranked[...]
        meant = tried.first { tried in leaders.contains { $0.candidate.type == tried.type } }?.type
        let others = leaders.dropFirst().map { CandidateComplaints($0.candidate) }
        var faults = first.candidate.faults.filter { fault in others.allSatisfy { $0.hold(fault) } }
        let isWhole = leaders.allSatisfy { $0.candidate.faults.count <= faults.count }
        guard !faults.isEmpty else { return undecided(tried, error: error, fault: fault) }
        faults[0].underlying = faults[0].underlying ?? fault.underlying
        faults[0].candidates = ranked.map(\.candidate).filter { $0.type != first.candidate.type }.map(\.account)
        if !isWhole {
            let rest = undecided(isClear ? leaders.map(\.candidate) : tried, error: error, fault: fault)
            faults += rest.faults
        }
        return Outcome(
            faults: faults, omittedCount: first.candidate.omittedCount, unexplored: first.candidate.unexplored,
            error: error, answered: first.candidate.answered)
    }

    /// The outcome with one fault that lists all candidates.
    private func undecided(_ tried: [Thrown], error: any Error, fault: Fault) -> Outcome {
        var fault = fault
        if fault.kind == .custom {
            let names = tried.map { "\($0.type)" }.joined(separator: ", ")
            let text = fault.expected
            fault.expected = "one of \(names)" + (text.utf8.count <= 100 ? " (\(text))" : "")
        }
        fault.kind = .noCandidate
        fault.index = tried.first?.index ?? index
        fault.candidates = tried.map(\.account)
        let answered = tried.map(\.answered).max { $0.count < $1.count } ?? []
        return Outcome(faults: [fault], error: error, answered: answered)
    }

    /// The outcome for a value that was tried as several types, if another candidate fits clearly better than the last
    /// one, whose error has come out; else nil.
    func chooseCandidate(_ last: Thrown, _ error: any Error) -> Outcome? {
        let tried = swallowed.filter { $0.site.isAlternative(to: last.site) }
        guard !tried.isEmpty, isCandidate(last.site) || !guesses, let fault = last.faults.first else { return nil }
        let possible = (tried + [last]).filter(\.isPossible)
        if possible.allSatisfy({ $0.type == last.type }) { return nil }
        var outcome: Outcome
        if possible.allSatisfy({ $0.type == possible[0].type }) {
            outcome = onlyCandidate(possible[0], error: error, fault: fault)
        } else {
            let ranked = ranked(possible)
            guard isClear(ranked), ranked[0].candidate.type != last.type else { return nil }
            outcome = noCandidate(tried + [last], ranked, error: error, fault: fault)
        }
        if !isCandidate(last.site) { outcome.unexplored.insert(index) }
        return outcome
    }

    /// The candidates, each type once, sorted by how well they fit, the best first.
    private func ranked(_ candidates: [Thrown]) -> [RankedCandidate] {
        guard let value = candidates.first?.index else { return [] }
        var seen = Set<ObjectIdentifier>(minimumCapacity: candidates.count)
        let contents = ValueContents(of: value, in: diagnosis)
        let readings = candidates.filter { seen.insert(ObjectIdentifier($0.type)).inserted }
            .map { candidate in
                diagnosis.spend(.candidate)
                return CandidateReading(candidate, contents)
            }
        lazy var readable = contents.flags(of: readings.lazy.flatMap(\.wellRead))
        let unsorted = readings.map { reading in
            RankedCandidate(reading, contents) { place in contents.position(of: place).map { readable[$0] } ?? false }
        }
        // Indices are sorted instead of candidates, since a candidate consists of several references.
        let points = unsorted.map(\.points)
        let ranks = unsorted.map(\.rank)
        return points.indices.sorted { (points[$1], ranks[$0], $0) < (points[$0], ranks[$1], $1) }.map { unsorted[$0] }
    }

    /// Whether the best candidates can be distinguished from the others: if there is only one, if more speaks for the
    /// best ones than against them, or if they know members of the value and the others know none or have clearly fewer
    /// points.
    private func isClear(_ ranked: [RankedCandidate]) -> Bool {
        guard let first = ranked.first else { return false }
        if first.points >= 0 || ranked.count == 1 { return true }
        let others = ranked.drop { $0.points == first.points }
        guard let next = others.first, first.knowsMembers else { return false }
        return first.points >= next.points + 2 || !others.contains(where: \.knowsMembers)
    }
}

extension DiagnosingFrame.Thrown {
    /// Whether the value is of a kind of JSON that the candidate is read from.
    var isPossible: Bool { !faults.isEmpty && !faults.contains { $0.refuses(index) } }

    var account: Fault.Candidate { Fault.Candidate(type: type, faults: faults) }
}

extension Fault {
    /// Whether the fault says that a value as a whole is of a kind that the type does not read.
    func refuses(_ value: Int) -> Bool {
        guard index == value else { return false }
        switch kind {
        case .wrongKind, .unexpectedNull: return true
        case .noCandidate: return candidates.allSatisfy { $0.faults.contains { $0.refuses(value) } }
        default: return false
        }
    }
}
