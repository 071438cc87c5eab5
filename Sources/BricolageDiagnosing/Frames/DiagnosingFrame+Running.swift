internal import BricolageCore

extension DiagnosingFrame {
    /// How often an initialiser is run for one value at most, while its sites are being learned.
    private static let mostRuns = 64

    /// Runs an initialiser until further runs would find nothing more: once, unless guessing is allowed.
    func outcome(_ body: () throws -> Any) -> Outcome {
        let outer = diagnosis.frame
        diagnosis.frame = self
        defer {
            diagnosis.frame = outer
            if !swallowed.isEmpty { earnAttempts() }
        }
        for _ in 0..<Self.mostRuns {
            beginRun()
            diagnosis.spend(.run)
            do {
                let value = try body()
                end()
                guard isFaulty else { return Outcome(value: value) }
                // It is not known what the code would have done with the intended values.
                if isContainer, !facts.isDeclaredGuessable { unexplored.insert(index) }
                return Outcome(
                    value: value, faults: gathered.faults, omittedCount: gathered.omittedCount, unexplored: unexplored,
                    error: firstError, answered: answered.map { $0 })
            } catch {
                if isContainer { diagnosis.spend(.judgement) }
                if let outcome = judge(error) { return outcome }
            }
        }
        return failed(with: BudgetExhausted(), isExplored: false)
    }

    /// Adds to the budget what the plain decoder itself does for the value: it tries all types before the right one.
    private func earnAttempts() {
        let position = swallowed.firstIndex { $0.type == meant } ?? swallowed.endIndex
        if position < swallowed.endIndex { diagnosis.forgetEarned(since: swallowed[position].earned) }
        for attempt in swallowed[..<position] {
            let read = attempt.faults.first.map { max(0, $0.index - attempt.index) } ?? 0
            diagnosis.earn(attempts: 1, steps: read)
        }
    }

    /// Decides what an error that came out of the initialiser means; nil if another run will find more.
    private func judge(_ error: any Error) -> Outcome? {
        if !isAbandoned, let thrown = pending, thrown.isItself(error), !thrown.faults.isEmpty {
            return chooseCandidate(thrown, error) ?? passed(thrown, error)
        }
        let inner = error.innerReadingError
        if let inner, case .depthLimit(nil) = inner.kind { return failed(with: error, isExplored: false) }
        if isAbandoned { return abandoned(with: error) }
        let token = inner?.token ?? 0
        if let thrown = pending {
            if thrown.isSame(as: error, token) { return chooseCandidate(thrown, error) ?? passed(thrown, error) }
            if isTranslation(error, of: thrown) { return passed(thrown, error, translation: error) }
            noteSwallowed(thrown)
        } else if let thrown = swallowed.last(where: { $0.isSame(as: error, token) }) {
            // The code has caught the error and thrown it later.
            return passed(thrown, error)
        }
        let told = diagnosis.session.faults(told: error, type)
        if !told.isEmpty {
            return Outcome(
                faults: gathered.faults + told, omittedCount: gathered.omittedCount, unexplored: unexplored,
                error: error)
        }
        if usesPlaceholders { return failed(with: error, isExplored: false) }
        var fault = fault(for: error)
        diagnosis.noteFault(at: fault.index)
        if let faults = unknownCases(behind: error) {
            return Outcome(faults: faults, error: error)
        }
        // An error about an inner place has nothing to do with the candidates of this value.
        if fault.index == index, isTriedInVain {
            return noCandidate(swallowed.filter { $0.index == index }, error: error, fault: fault)
        }
        if !swallowed.isEmpty { fault.candidates = swallowed.map(\.account) }
        return failed(with: error, adding: fault, isExplored: !isContainer)
    }

    /// Handles an error that has come out of the initialiser; in a frame that guesses, the next run continues after it.
    ///
    /// - Parameter translation: The error that the code has thrown instead, if any.
    private func passed(_ thrown: Thrown, _ error: any Error, translation: (any Error)? = nil) -> Outcome? {
        if guesses {
            passing[thrown.site] = .some(translation)
            sites.notePassed(thrown.site)
            return nil
        }
        var outcome = Outcome(
            faults: thrown.faults, omittedCount: thrown.omittedCount, unexplored: thrown.unexplored, error: error,
            answered: answered + thrown.answered)
        if translation == nil { outcome.token = thrown.token }
        if let translation, !outcome.faults.isEmpty { tell(translation, with: &outcome.faults[0]) }
        addSubstitute(to: &outcome, thrown)
        // If the error came from reading the same value as another type, that reading was complete.
        if isContainer, !isCandidate(thrown.site) {
            addDeclaredMembers(to: &outcome)
            outcome.unexplored.insert(index)
        }
        return outcome
    }

    /// If a missing member was requested only because others could not be read, adds the faults of these.
    private func addSubstitute(to outcome: inout Outcome, _ thrown: Thrown) {
        guard case .initialiser = facts.reading, case .missing? = thrown.faults.first?.kind,
            thrown.index == thrown.faults[0].index
        else { return }
        // A member whose key the code has found in a list of all keys has no other name.
        let listing = Set(requests.lazy.filter { $0.site.step == .keys }.map(\.site.index))
        let others = caught(immediatelyBefore: thrown).filter {
            $0.index != thrown.index && $0.site.mayReplace(thrown.site) && !listing.contains($0.site.index)
        }
        guard !others.isEmpty else { return }
        let request = Fault.Declaration(owner: type, request: Request(site: thrown.site).pattern)
        outcome.faults[0].substitute = Fault.Substitute(request: request, faults: others.flatMap(\.faults))
    }

    /// The errors that were caught immediately before another one was thrown: in between, nothing was requested but
    /// containers of the value itself.
    private func caught(immediatelyBefore thrown: Thrown) -> [Thrown] {
        var others: [Thrown] = []
        var request = thrown.request
        for other in swallowed.reversed() {
            let between = requests[min(other.request + 1, request)..<request]
            guard between.allSatisfy({ $0.site.step == .container }) else { break }
            others.append(other)
            request = other.request
        }
        return others.reversed()
    }

    private var isContainer: Bool { diagnosis.storage.reader[index].tag.isContainer }

    func fault(for error: any Error) -> Fault {
        var fault = diagnosis.session.fault(
            for: error, from: ForeignFailure(index: index, depth: path.count, key: path.lastKey, type: type))
        // Errors of the standard library name the element after the one that was read last.
        if fault.isForeign, let lastElement, let path = error.decodingError?.context?.codingPath,
            path.count == lastElement.depth + 1, path.last?.intValue == lastElement.position + 1
        {
            fault.index = lastElement.index
        }
        return fault
    }

    /// The members that name no case of an enumeration with payloads, which lists the keys and expects exactly one that
    /// it knows.
    private func unknownCases(behind error: any Error) -> [Fault]? {
        guard let listed, let error = error.decodingError, case .typeMismatch(let wanted, let context) = error,
            wanted == type, context.underlyingError == nil, let keys = diagnosis.declaredKeys(listed.keys)
        else { return nil }
        let known = keys.names.map { keys.spelling(of: $0) { diagnosis.memberKeys } ?? $0 }
        let expected = "one of " + known.map { "\"\($0)\"" }.joined(separator: ", ")
        let unknown = listed.members.keys.filter { keys.name(of: $0) == nil }
        let faults = unknown.compactMap { key in
            listed.members.find(key).map { place in
                let error = JSONReadingError(
                    .unexpectedKey(key), at: diagnosis.node(place), expected: expected, choices: known)
                return Fault(error, at: place, type)
            }
        }
        if !faults.isEmpty { return faults }
        return [
            diagnosis.session.fault(.invalidValue, at: index, expected: "an object with one member, \(expected)", type)
        ]
    }

    /// The outcome of a run that was ended early: reports what is known about the types that were tried so far.
    private func abandoned(with error: any Error) -> Outcome {
        let tried = swallowed.filter { $0.index == index && isCandidate($0.site) }
        guard gathered.faults.isEmpty, !tried.isEmpty else { return failed(with: error, isExplored: false) }
        var outcome = noCandidate(tried, error: error, fault: Fault(.noCandidate, at: index, type))
        outcome.unexplored.insert(index)
        return outcome
    }

    /// The outcome of a run in which the initialiser did not reach its end.
    private func failed(with error: any Error, adding fault: Fault? = nil, isExplored: Bool) -> Outcome {
        var outcome = Outcome(
            faults: gathered.faults, omittedCount: gathered.omittedCount, unexplored: unexplored,
            error: isFaulty ? firstError : error, answered: answered.map { $0 })
        if let fault { outcome.faults.append(fault) }
        if !isExplored { outcome.unexplored.insert(index) }
        return outcome
    }
}

extension Error {
    /// Whether the stack has no room left, which is no fault of the document: the plain decoder had room up to its
    /// first failure.
    var isWantOfStack: Bool { innerReadingError?.kind == .depthLimit(nil) }

    /// The token of the fault for which this error was thrown; 0 for other errors.
    var faultToken: Int { innerReadingError?.token ?? 0 }
}
