extension DiagnosingFrame {
    /// Whether scalars with which nothing is wrong are handed out as they are.
    var readsScalarsAsTheyAre: Bool { diagnosis.readsScalarsAsTheyAre && variations.isEmpty }

    /// Takes note that a scalar was handed out with which nothing is wrong.
    func noteScalar(at index: Int, _ site: RequestSite) {
        goOn()
        scalars.append(trace.count)
        trace.append(site)
        answered.append(index)
    }

    /// Answers the request for a value of the document.
    @_semantics("optimize.sil.specialize.generic.never")
    func value<T: Decodable>(
        _ type: T.Type, at index: Int, _ step: DiagnosingPath.Step?, _ site: RequestSite
    ) throws -> T {
        goOn()
        trace.append(site)
        if !variations.isEmpty, let value = substitute(type, for: site), case let value as T = value {
            usesPlaceholders = true
            return value
        }
        let knowledge = knowledge(of: site)
        var outcome = diagnosis.outcome(of: type, at: index, path(by: step), attempts: !knowledge.wasFaulty)
        knowledge.wasFaulty = !outcome.isClean
        if let lackingKey, index == self.index { outcome = lacking(lackingKey, outcome, type) }
        if outcome.isClean, let value = outcome.value, case let value as T = value {
            answered.append(index)
            if !diagnosis.storage.tape[index].tag.isContainer { scalars.append(trace.count - 1) }
            return value
        }
        try note(outcome, type, at: index, site) { diagnosis.error(of: outcome, site, path(by: step)) }
        guard let value = standIn(for: outcome, type, site), case let value as T = value else {
            throw abandon { diagnosis.error(of: outcome, site, path(by: step)) }
        }
        noteRepair(at: site, outcome.value == nil ? type : nil)
        return value
    }

    /// Answers the request for a scalar where another value stands.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuseScalar<S: PlainScalar>(
        _ type: S.Type, at index: Int, _ step: DiagnosingPath.Step?, _ site: RequestSite
    ) throws -> S {
        let fault = diagnosis.fault(refusing: type, at: index)
        return try refuse(fault, type, site, diagnosis.error(of: Outcome(faults: [fault]), site, path(by: step)))
    }

    private func path(by step: DiagnosingPath.Step?) -> DiagnosingPath { step.map(path.appending) ?? path }

    /// The outcome for a value that is read as a type although a member is missing that the type requires.
    private func lacking(_ key: String, _ outcome: Outcome, _ type: Any.Type) -> Outcome {
        lackingKey = nil
        var fault = Fault(.missing(key: key), at: index, type)
        if outcome.faults.contains(where: { $0.isSame(as: fault) }) { return outcome }
        fault.expected = "a value"
        // A type that has nothing else against the value takes all its members.
        let members = outcome.isClean ? diagnosis.node(index).members.map(\.value.index) : outcome.answered
        return Outcome(
            faults: [fault] + outcome.faults, omittedCount: outcome.omittedCount, unexplored: outcome.unexplored,
            error: outcome.error, answered: members)
    }

    /// Answers the request for a value that is not there or cannot be read at all.
    ///
    /// - Parameter error: What the plain decoder throws, made where it is wanted.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<T: Decodable>(
        _ fault: Fault, _ type: T.Type, _ site: RequestSite, _ error: @autoclosure () -> any Error
    ) throws -> T {
        goOn()
        trace.append(site)
        try note(fault, type, site, error)
        guard let value = placeholder(type, for: site), case let value as T = value else { throw abandon(error) }
        noteRepair(at: site, type)
        return value
    }

    /// Notes a fault for which no value is wanted, or that something else stands in for.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<R>(
        _ fault: Fault, _ site: RequestSite, _ error: @autoclosure () -> any Error, instead: () -> R?
    ) throws -> R {
        goOn()
        try note(fault, fault.type, site, error)
        guard let value = instead() else { throw abandon(error) }
        noteRepair(at: site, fault.type as? any Decodable.Type)
        return value
    }

    /// Notes one fault where errors are known to come out; throws to find out elsewhere.
    private func note(_ fault: Fault, _ type: Any.Type, _ site: RequestSite, _ error: () -> any Error) throws {
        guard diagnosis.spend(Diagnosis.Cost.fault), passes(site) else {
            return try note(Outcome(faults: [fault]), type, at: fault.index, site, error)
        }
        isFaulty = true
        faults.append(fault)
    }

    /// Notes faults where errors are known to come out; throws to find out elsewhere.
    private func note(
        _ outcome: Outcome, _ type: Any.Type, at index: Int, _ site: RequestSite, _ error: () -> any Error
    ) throws {
        if diagnosis.isExhausted {
            unexplored.append(self.index)
            throw abandon(error)
        }
        guard passes(site) else {
            let (token, marked) = diagnosis.marked(error(), at: index, path)
            pending = Thrown(
                site: site, token: token, error: marked, type: type, index: index, faults: outcome.faults,
                omittedCount: outcome.omittedCount, unexplored: outcome.unexplored, answered: outcome.answered)
            throw marked
        }
        if !isFaulty { firstError = outcome.error }
        isFaulty = true
        faults += outcome.faults
        omittedCount += outcome.omittedCount
        // Values may be asked for in any order, so more are kept for a while than can be reported.
        if faults.count > 4 * max(diagnosis.limit, 1000) { omittedCount += faults.keepFirst(2 * diagnosis.limit) }
        unexplored += outcome.unexplored
    }

    /// The error to end a run with that cannot go on.
    private func abandon(_ error: () -> any Error) -> any Error {
        isAbandoned = true
        let error = error()
        if !isFaulty { firstError = error }
        isFaulty = true
        return error
    }

    /// Takes note that something else was handed out.
    ///
    /// - Parameter type: The type of the value, if the run may depend on what it is.
    private func noteRepair(at site: RequestSite, _ type: (any Decodable.Type)?) {
        usesPlaceholders = true
        repairedMembers.append(site)
        if case .container = site.step { return }
        if let type { repairs.append(Repair(site: site, type: type, faultCount: faults.count)) }
    }

    /// Whether an error at a site comes out of this initialiser.
    private func passes(_ site: RequestSite) -> Bool {
        for case .repairing(let other) in variations where other.isCaught(with: site) {
            return !mistaken.contains(site)
        }
        if !passing.isEmpty, passing.contains(site) { return true }
        // Of several candidates for one value the last is no better than those before.
        if isCandidate(site), swallowed.contains(where: { isCandidate($0.site) }) { return false }
        return sites.passes(knowledge(of: site))
    }

    /// Whether a request is for the value itself, as another type.
    func isCandidate(_ site: RequestSite) -> Bool { site.step == .whole && site.index == index }

    /// A value to stand for one that is missing or wrong.
    func placeholder<T: Decodable>(_ type: T.Type, for site: RequestSite) -> Any? {
        var choice = 0
        for case .choice(site, let other) in variations { choice = other }
        return placeholder(type, for: site, choice: choice)
    }

    /// What is handed out for a value that is wrong: for an optional nil, which its type lets through most likely.
    private func standIn<T: Decodable>(for outcome: Outcome, _ type: T.Type, _ site: RequestSite) -> Any? {
        guard let value = outcome.value else { return placeholder(type, for: site) }
        guard let optional = value as? any OptionalValue, optional.isNil else { return value }
        if variations.contains(.filling(site)) {
            return Swift.type(of: optional).filled(by: self, for: site) ?? value
        }
        emptied.append(Repair(site: site, type: type, faultCount: faults.count))
        return value
    }

    private func substitute<T: Decodable>(_ type: T.Type, for site: RequestSite) -> Any? {
        for case .substitute(site, let choice) in variations {
            return substitutes(type, for: site).dropFirst(choice).first
        }
        return nil
    }
}

/// The step budget is used up.
///
/// Thrown only where no other error is at hand.
struct BudgetExhausted: Error {}
