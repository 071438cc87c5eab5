// What is found in a first run may follow from a guess: from the placeholder for a tag, or from an error that the code
// has caught to try something else. Further runs that guess differently show which account of the value is the least.

extension DiagnosingFrame {
    private static let mostChoices = 16
    private static let mostCaught = 4
    private static let mostSubstitutes = 4

    /// The outcome of the run that finds least wrong.
    func improve<T>(_ first: Outcome<T>, _ body: () throws -> T) -> Outcome<T> {
        let pivot = repairs.lazy.filter { first.value == nil || first.faults.count > $0.faultCount }
            .map { ($0, self.diagnosis.alternativeCount(of: $0.type, for: $0.site, owner: self.type)) }
            .first { $0.1 > 1 }
        var caught: [RequestSite] = []
        for site in swallowed.map(\.site) where site.step != .whole || site.index != index {
            if !caught.contains(where: { $0.isCaught(with: site) }) { caught.append(site) }
        }
        var best = first
        if let (pivot, count) = pivot { best = chooseBranch(at: pivot, count, best, body) }
        for site in caught.prefix(Self.mostCaught) { best = repairCaught(at: site, best, body) }
        guard best.burden < first.burden else { return best }
        diagnosis.superseded += first.faults
        if !best.faults.isEmpty, best.faults[0].candidates.isEmpty {
            best.faults[0].candidates = [Fault.Candidate(type: nil, faults: first.faults)]
        }
        return best
    }

    /// Notes faults where the code has caught them to try something else, which came out worse.
    private func repairCaught<T>(at site: RequestSite, _ first: Outcome<T>, _ body: () throws -> T) -> Outcome<T> {
        let pattern = site.pattern(of: type)
        guard diagnosis.mayVary(pattern), !diagnosis.isExhausted else { return first }
        let other = run(body, .repairing(site))
        let helped = other.burden < first.burden
        diagnosis.noteVariations(of: pattern, helped: helped)
        return helped ? other : first
    }

    /// Hands out other placeholders for a value that decides what is asked for next, such as a tag.
    ///
    /// Of what is wrong in a branch that was only guessed nothing is believed unless the guess is a good one: better
    /// than all others where all cases are known, and contradicted by one value at most where they are not.
    private func chooseBranch<T>(
        at pivot: Repair, _ alternativeCount: Int, _ first: Outcome<T>, _ body: () throws -> T
    ) -> Outcome<T> {
        let pattern = pivot.site.pattern(of: type)
        guard diagnosis.mayVary(pattern) else { return first }
        var best = first
        let trace = self.trace
        var isDecisive = false
        // How many of the last guesses, which are made up, the code has refused.
        var refusedCount = 0
        var isTied = false
        for choice in 1..<max(2, min(alternativeCount, Self.mostChoices)) where !diagnosis.isExhausted {
            let other = run(body, .choice(pivot.site, choice))
            refusedCount = other.value == nil ? refusedCount + 1 : 0
            isDecisive = isDecisive || !self.trace.isAlong(trace)
            if other.isSame(as: best) { continue }
            if other.burden <= best.burden {
                isTied = other.burden == best.burden
                best = other.burden < best.burden ? other : best
            }
        }
        isDecisive = isDecisive || refusedCount >= 2
        diagnosis.noteVariations(of: pattern, helped: isDecisive || best.burden < first.burden)
        let rest = best.faults.dropFirst(pivot.faultCount)
        guard isDecisive, best.value != nil, !rest.isEmpty else { return best }
        let isBelieved = pivot.isClosed ? !isTied : rest.count == 1 && rest.allSatisfy { !$0.isMissing }
        if !isBelieved {
            best.faults.removeSubrange(pivot.faultCount...)
            best.unexplored.append(index)
        }
        return best
    }

    private func run<T>(_ body: () throws -> T, _ variation: Variation) -> Outcome<T> {
        self.variation = variation
        defer { self.variation = nil }
        return run(body)
    }

    /// Goes on behind a value that the type's own code has refused, by replacing what it had read before.
    ///
    /// When that helps for one of the values only, it is the one that was refused.
    func substitute<T>(
        _ scalars: [RequestSite], behind refusal: Fault, _ first: Outcome<T>, _ body: () throws -> T
    ) -> Outcome<T> {
        var culprits: [(site: RequestSite, outcome: Outcome<T>)] = []
        guard let last = scalars.last, diagnosis.mayVary(last.pattern(of: type)) else { return first }
        for site in scalars.suffix(Self.mostSubstitutes).reversed() where culprits.count < 2 {
            if let best = substitute(site, body) { culprits.append((site, best)) }
        }
        diagnosis.noteVariations(of: last.pattern(of: type), helped: !culprits.isEmpty)
        guard let culprit = culprits.first else { return first }
        var refusal = refusal
        if culprits.count == 1, refusal.index == index, let place = place(of: culprit.site) {
            refusal.index = place
            refusal.error.node = diagnosis.node(place)
        }
        var outcome = culprit.outcome
        outcome.faults.insert(refusal, at: 0)
        outcome.error = first.error
        return outcome
    }

    /// The best outcome of the runs in which one value is replaced; nil when the code refuses all of them.
    private func substitute<T>(_ site: RequestSite, _ body: () throws -> T) -> Outcome<T>? {
        var best: Outcome<T>?
        for choice in 0..<Self.mostSubstitutes where best.map({ !$0.faults.isEmpty }) ?? true {
            let other = run(body, .substitute(site, choice))
            if other.value != nil, best.map({ other.burden < $0.burden }) ?? true { best = other }
        }
        return best
    }

    private func place(of site: RequestSite) -> Int? {
        switch site.step {
        case .member(let key): diagnosis.members(of: site.index, path).find(key)
        case .element(let position): diagnosis.node(site.index)[position]?.index
        case .whole: site.index
        case .container: nil
        }
    }
}

extension Outcome {
    /// How much of the document is wrong by this account: a value that is there weighs less than one that is missing.
    fileprivate var burden: Int {
        faults.reduce(value == nil ? 1_000_000 : 0) { $0 + ($1.isMissing ? 3 : 2) }
    }

    fileprivate func isSame(as other: Outcome) -> Bool {
        (value == nil) == (other.value == nil) && faults.count == other.faults.count
            && zip(faults, other.faults).allSatisfy { $0.isSame(as: $1) }
    }
}

extension [RequestSite] {
    /// Whether two runs asked for the same as far as both went.
    fileprivate func isAlong(_ other: [RequestSite]) -> Bool { zip(self, other).allSatisfy { $0 == $1 } }
}

extension Fault {
    fileprivate var isMissing: Bool { if case .missing = error.kind { true } else { false } }
}
