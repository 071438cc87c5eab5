// What is found in a first run may follow from a guess: from the placeholder for a tag, or from an error that the code
// has caught to try something else. Further runs that guess differently show which account of the value is the least.

extension DiagnosingFrame {
    private static let mostChoices = 16
    private static let mostPivots = 4
    private static let mostFilled = 4
    private static let mostCaught = 4
    private static let mostSubstitutes = 4

    /// The outcome of the run that finds least wrong.
    ///
    /// What has helped is kept in the runs that follow.
    func improve(_ first: Outcome, _ body: () throws -> Any) -> Outcome {
        guard mayImprove(first) else { return first }
        var best = first
        var course = self.course
        var tried: Set<RequestSite> = []
        while tried.count < Self.mostFilled,
            let site = course.emptied.first(where: { $0.isFollowed(by: best) && !tried.contains($0.site) })?.site
        {
            tried.insert(site)
            if vary(.filling(site), at: site, &best, body) { course = self.course }
        }
        _ = pivots(among: course.repairs, behind: best).first { chooseBranch(at: $0, &best, course.trace, body) }
        // Where the code has refused the value in the end, even a request of the wrong kind may help it on.
        if best.value != nil { mistaken = course.mistaken }
        for site in course.caughtSites(without: mistaken, upTo: Self.mostCaught) {
            let burden = course.faults(caughtWith: site, ofKindRefusedBy: best).burden
            _ = vary(.repairing(site), at: site, &best, allowing: burden, body)
        }
        guard !variations.isEmpty || best.burden < first.burden else { return best }
        diagnosis.superseded += first.faults
        if !best.faults.isEmpty, best.faults[0].candidates.isEmpty {
            best.faults[0].candidates = [Fault.Candidate(type: nil, faults: first.faults)]
        }
        return best
    }

    /// Whether anything in the last run could have been guessed wrong: for most values with one fault nothing could.
    private func mayImprove(_ outcome: Outcome) -> Bool {
        // What was found behind a repair was found behind the first one, too.
        if let first = repairs.first, first.isFollowed(by: outcome) { return true }
        if let first = emptied.first, first.isFollowed(by: outcome) { return true }
        return swallowed.contains { !isCandidate($0.site) }
    }

    /// The repaired values that may decide what is asked for next.
    ///
    /// That the first of them does is likely enough; of the others it is only where all values of their types are
    /// known.
    private func pivots(among repairs: [Repair], behind outcome: Outcome) -> [Repair] {
        var pivots: [Repair] = []
        for repair in repairs where pivots.count < Self.mostPivots && (pivots.isEmpty || repair.isClosed) {
            guard repair.isFollowed(by: outcome), knowledge(of: repair.site).mayVary else { continue }
            if alternativeCount(at: repair) > 1 { pivots.append(repair) }
        }
        return pivots
    }

    private func alternativeCount(at pivot: Repair) -> Int {
        alternativeCount(of: pivot.type, for: pivot.site)
    }

    /// Does one thing differently from now on, if that comes out better.
    private func vary(
        _ variation: Variation, at site: RequestSite, _ best: inout Outcome, allowing burden: Int = 0,
        _ body: () throws -> Any
    ) -> Bool {
        let knowledge = knowledge(of: site)
        guard knowledge.mayVary, !diagnosis.isExhausted else { return false }
        let other = run(body, variation)
        let helped = other.burden < best.burden + burden
        knowledge.noteVariations(helped: helped)
        guard helped else { return false }
        best = other
        variations.append(variation)
        return true
    }

    /// Hands out other placeholders for a value that decides what is asked for next, such as a tag.
    ///
    /// Of what is wrong in a branch that was only guessed nothing is believed unless the guess is a good one: better
    /// than all others where all cases are known, and contradicted by one value at most where they are not.
    private func chooseBranch(
        at pivot: Repair, _ best: inout Outcome, _ trace: [RequestSite], _ body: () throws -> Any
    ) -> Bool {
        var bestChoice: Int?
        var isDecisive = false
        // How many of the last guesses, which are made up, the code has refused.
        var refusedCount = 0
        var isTied = false
        for choice in 1..<max(2, min(alternativeCount(at: pivot), Self.mostChoices)) where !diagnosis.isExhausted {
            let other = run(body, .choice(pivot.site, choice))
            refusedCount = other.value == nil ? refusedCount + 1 : 0
            isDecisive = isDecisive || !self.trace.isAlong(trace)
            if other.isSame(as: best) { continue }
            if other.burden <= best.burden {
                isTied = other.burden == best.burden
                if isTied { continue }
                best = other
                bestChoice = choice
            }
        }
        isDecisive = isDecisive || refusedCount >= 2
        let helped = isDecisive || bestChoice != nil
        knowledge(of: pivot.site).noteVariations(helped: helped)
        if let bestChoice { variations.append(.choice(pivot.site, bestChoice)) }
        let rest = best.faults.dropFirst(pivot.faultCount)
        guard isDecisive, best.value != nil, !rest.isEmpty else { return helped }
        let isBelieved = pivot.isClosed ? !isTied : rest.count == 1 && rest.allSatisfy { !$0.isMissing }
        if !isBelieved {
            best.faults.removeSubrange(pivot.faultCount...)
            best.unexplored.append(index)
        }
        return true
    }

    private func run(_ body: () throws -> Any, _ variation: Variation) -> Outcome {
        variations.append(variation)
        defer { variations.removeLast() }
        return run(body)
    }

    /// Goes on behind a value that the type's own code has refused, by replacing what it had read before.
    ///
    /// When that helps for one of the values only, it is the one that was refused.
    func substitute(
        _ scalars: [RequestSite], behind refusal: Fault, _ first: Outcome, _ body: () throws -> Any
    ) -> Outcome {
        var culprits: [(site: RequestSite, outcome: Outcome)] = []
        for site in scalars.suffix(Self.mostSubstitutes).reversed() where culprits.count < 2 {
            if let best = substitute(site, body) { culprits.append((site, best)) }
        }
        if let last = scalars.last { knowledge(of: last).noteVariations(helped: !culprits.isEmpty) }
        guard let culprit = culprits.first else { return first }
        var refusal = refusal
        if culprits.count == 1, refusal.index == index, let place = place(of: culprit.site) {
            refusal.index = place
        }
        var outcome = culprit.outcome
        outcome.insert(refusal, first.error)
        return outcome
    }

    /// The best outcome of the runs in which one value is replaced; nil when the code refuses all of them.
    private func substitute(_ site: RequestSite, _ body: () throws -> Any) -> Outcome? {
        var best: Outcome?
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
        faults.burden + (value == nil ? 1_000_000 : 0)
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

extension DiagnosingFrame.Repair {
    /// Whether something was found wrong behind it, which may follow from it.
    fileprivate func isFollowed(by outcome: Outcome) -> Bool {
        outcome.value == nil || outcome.faults.count > faultCount
    }
}

extension [Fault] {
    fileprivate var burden: Int { reduce(0) { $0 + ($1.isMissing ? 3 : 2) } }
}

extension Fault {
    fileprivate var isMissing: Bool { if case .missing = kind { true } else { false } }
}
