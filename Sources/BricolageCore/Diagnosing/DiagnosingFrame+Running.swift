extension DiagnosingFrame {
    /// How often one initialiser is run for one value while its sites are being learned.
    private static let mostRuns = 64

    /// Runs an initialiser until everything is known that it can be made to tell.
    func outcome(_ body: () throws -> Any) -> Outcome {
        let outer = diagnosis.frame
        diagnosis.frame = self
        defer { diagnosis.frame = outer }
        let first = run(body)
        if first.isClean { return first }
        guard let refusal, let last = scalars.last, knowledge(of: trace[last]).mayVary else {
            return improve(first, body)
        }
        let refused = scalars.map { trace[$0] }
        let best = improve(first, body)
        return best.value == nil ? substitute(refused, behind: refusal, best, body) : best
    }

    func run(_ body: () throws -> Any) -> Outcome {
        for _ in 0..<Self.mostRuns {
            beginRun()
            _ = diagnosis.spend(Diagnosis.Cost.run)
            do {
                let value = try body()
                goOn()
                guard isFaulty else { return Outcome(value: value) }
                return Outcome(
                    value: value, faults: faults, omittedCount: omittedCount, unexplored: unexplored, error: firstError,
                    answered: answered.map { $0 })
            } catch {
                if let outcome = judge(error) { return outcome }
            }
        }
        return failed(with: BudgetExhausted(), isExplored: false)
    }

    /// Decides what an error that came out of the initialiser means; nil when another run will tell more.
    private func judge(_ error: any Error) -> Outcome? {
        if isAbandoned || diagnosis.isExhausted { return failed(with: error, isExplored: false) }
        if let thrown = pending {
            if thrown.isSame(as: error) { return chooseCandidate(thrown, error) ?? learn(thrown.site) }
            // Another error at once: a translation, unless candidates failed before.
            let wasTrying = swallowed.contains { $0.index == index }
            if !wasTrying {
                diagnosis.translations.append((thrown.faults, error))
                return learn(thrown.site)
            }
            pending = nil
            swallowed.append(thrown)
        } else if let thrown = swallowed.last(where: { $0.isSame(as: error) }) {
            // Kept for a while and thrown after all.
            return learn(thrown.site)
        }
        let told = diagnosis.session.faults(told: error, type)
        if !told.isEmpty {
            return Outcome(faults: faults + told, omittedCount: omittedCount, unexplored: unexplored, error: error)
        }
        if usesPlaceholders { return failed(with: error, isExplored: false) }
        let fault = fault(for: error)
        if let faults = unknownCases(behind: error) {
            return Outcome(faults: faults, error: error)
        }
        // What an inner place refuses is not for the candidates of this value to explain.
        let candidates = fault.index == index ? swallowed.filter { $0.index == index } : []
        if !candidates.isEmpty { return noCandidate(candidates, error: error, fault: fault) }
        refusal = fault
        return failed(with: error, adding: fault)
    }

    private func fault(for error: any Error) -> Fault {
        diagnosis.session.forgetForeignFailure()
        var fault = diagnosis.session.fault(
            for: error, from: ForeignFailure(index: index, depth: path.count, type: type))
        // The standard library names the element behind the one that was read last.
        if fault.isForeign, let lastElement, let path = error.decodingError?.context?.codingPath,
            path.last?.intValue == lastElement.position + 1
        {
            fault.index = lastElement.index
        }
        return fault
    }

    /// The members that name no case of an enumeration with payloads, which lists its keys and wants one it knows.
    private func unknownCases(behind error: any Error) -> [Fault]? {
        guard let listed, !listed.known.isEmpty, let error = error.decodingError,
            case .typeMismatch(let wanted, let context) = error, wanted == type, context.underlyingError == nil
        else { return nil }
        let expected = "one of " + listed.known.map { "\"\($0)\"" }.joined(separator: ", ")
        let unknown = listed.members.keys.filter { key in !listed.known.contains { ExactText.equal($0, key) } }
        let faults = unknown.compactMap { key in
            listed.members.find(key).map { place in
                let error = JSONReadingError(
                    .unexpectedKey(key), at: diagnosis.node(place), expected: expected, choices: listed.known)
                return Fault(error, at: place, type)
            }
        }
        if !faults.isEmpty { return faults }
        return [
            diagnosis.session.fault(.invalidValue, at: index, expected: "an object with one member, \(expected)", type)
        ]
    }

    private func learn(_ site: RequestSite) -> Outcome? {
        passing.insert(site)
        sites.notePassed(site)
        return nil
    }

    /// The initialiser does not get to its end.
    private func failed(with error: any Error, adding fault: Fault? = nil, isExplored: Bool = true) -> Outcome {
        var outcome = Outcome(
            faults: faults, omittedCount: omittedCount, unexplored: unexplored, error: isFaulty ? firstError : error,
            answered: answered.map { $0 })
        if let fault { outcome.faults.append(fault) }
        if !isExplored { outcome.unexplored.append(index) }
        return outcome
    }
}

extension DiagnosingFrame.Thrown {
    func isSame(as other: any Error) -> Bool { token != 0 && other.faultToken == token || isSameForeign(as: other) }

    /// Errors of users cannot be marked, so they are compared by what they say.
    private func isSameForeign(as other: any Error) -> Bool {
        error.faultToken == 0 && other.faultToken == 0 && Swift.type(of: error) == Swift.type(of: other)
            && String(reflecting: error) == String(reflecting: other)
    }
}

extension Error {
    /// The number under which a fault was thrown; 0 for other errors.
    var faultToken: Int {
        if let error = readingError { return error.token }
        return decodingError?.context?.underlyingError?.readingError?.token ?? 0
    }
}
