extension DiagnosingFrame {
    /// Answers the request for a scalar where nothing is wrong with it; nil where more is to be found out.
    @inline(__always)
    func scalar<S: PlainScalar>(_ type: S.Type, at index: Int, _ site: @autoclosure () -> RequestSite) -> S? {
        guard diagnosis.readsScalarsAsTheyAre, variations.isEmpty,
            let value = S.value(at: index, in: diagnosis.storage.reader)
        else { return nil }
        goOn()
        let site = site()
        trace.append(site)
        scalars.append(site)
        answered.append(index)
        return value
    }

    /// Answers the request for a value of the document.
    @_semantics("optimize.sil.specialize.generic.never")
    func value<T: Decodable>(_ type: T.Type, at index: Int, key: (any CodingKey)?, _ site: RequestSite) throws -> T {
        goOn()
        trace.append(site)
        if let value = substitute(type, for: site) {
            usesPlaceholders = true
            return value
        }
        var outcome = diagnosis.outcome(of: type, at: index, key.map(path.appending) ?? path)
        if let lackingKey, index == self.index { outcome = lacking(lackingKey, outcome, type) }
        if outcome.error == nil, let value = outcome.value, case let value as T = value {
            answered.append(index)
            if !diagnosis.storage.tape[index].tag.isContainer { scalars.append(site) }
            return value
        }
        return try settle(outcome, type, at: index, site) { self.standIn(for: outcome, type, site) }
    }

    /// The outcome for a value that is read as a type although a member is missing that the type requires.
    private func lacking(_ key: String, _ outcome: Outcome, _ type: Any.Type) -> Outcome {
        lackingKey = nil
        let fault = diagnosis.session.fault(.missing(key: key), at: index, expected: "a value", type)
        if outcome.faults.contains(where: { $0.isSame(as: fault) }) { return outcome }
        // A type that has nothing else against the value takes all its members.
        let members = outcome.error == nil ? diagnosis.node(index).members.map(\.value.index) : outcome.answered
        return Outcome(
            faults: [fault] + outcome.faults, omittedCount: outcome.omittedCount, unexplored: outcome.unexplored,
            error: outcome.error ?? fault.error, answered: members)
    }

    /// Answers the request for a value that is not there or cannot be read at all.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<T: Decodable>(_ fault: Fault, _ type: T.Type, _ site: RequestSite, _ error: any Error) throws -> T {
        goOn()
        trace.append(site)
        return try settle(Outcome(faults: [fault], error: error), type, at: fault.index, site) {
            self.placeholder(type, for: site)
        }
    }

    /// Notes a fault for which no value is wanted, or that something else stands in for.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<R>(_ fault: Fault, _ site: RequestSite, _ error: any Error, instead: () -> R?) throws -> R {
        goOn()
        return try settle(
            Outcome(faults: [fault], error: error), fault.type, at: fault.index, site, instead: instead)
    }

    /// Notes faults and hands back something else where errors are known to come out; throws to find out elsewhere.
    private func settle<R>(
        _ outcome: Outcome, _ type: Any.Type, at index: Int, _ site: RequestSite, instead: () -> R?
    ) throws -> R {
        let error = outcome.error ?? BudgetExhausted()
        if diagnosis.isExhausted {
            isAbandoned = true
            firstError = firstError ?? error
            unexplored.append(self.index)
            throw error
        }
        guard passes(site) else {
            let (token, marked) = diagnosis.marked(asExpected(error, outcome.faults, site), at: index, path)
            pending = Thrown(
                site: site, token: token, error: marked, type: type, index: index, faults: outcome.faults,
                omittedCount: outcome.omittedCount, unexplored: outcome.unexplored, answered: outcome.answered)
            throw marked
        }
        faults += outcome.faults
        omittedCount += outcome.omittedCount
        // Values may be asked for in any order, so more are kept for a while than can be reported.
        if faults.count > 4 * max(diagnosis.limit, 1000) { omittedCount += faults.keepFirst(2 * diagnosis.limit) }
        unexplored += outcome.unexplored
        firstError = firstError ?? error
        guard let value = instead() else {
            isAbandoned = true
            throw error
        }
        usesPlaceholders = true
        repairedMembers.append(site)
        if case .container = site.step { return value }
        if outcome.value == nil, let type = type as? any Decodable.Type {
            repairs.append(Repair(site: site, type: type, faultCount: faults.count))
        }
        return value
    }

    /// The error as the type knows it that is going to see it: `Codable` types catch errors of the standard library.
    private func asExpected(_ error: any Error, _ faults: [Fault], _ site: RequestSite) -> any Error {
        guard !site.isDirect, error is JSONReadingError, let fault = faults.first else { return error }
        return diagnosis.standardError(for: fault, path)
    }

    /// Whether an error at a site comes out of this initialiser.
    private func passes(_ site: RequestSite) -> Bool {
        for case .repairing(let other) in variations where other.isCaught(with: site) {
            return !mistaken.contains(site)
        }
        if !passing.isEmpty, passing.contains(site) { return true }
        // Of several candidates for one value the last is no better than those before.
        if isCandidate(site), swallowed.contains(where: { isCandidate($0.site) }) { return false }
        return diagnosis.knowledge.passes(site.pattern(of: type))
    }

    /// Whether a request is for the value itself, as another type.
    func isCandidate(_ site: RequestSite) -> Bool { site.step == .whole && site.index == index }

    /// A value to stand for one that is missing or wrong.
    func placeholder<T: Decodable>(_ type: T.Type, for site: RequestSite) -> T? {
        var choice = 0
        for case .choice(site, let other) in variations { choice = other }
        return diagnosis.placeholder(type, for: site, owner: self.type, choice: choice)
    }

    /// What is handed out for a value that is wrong: for an optional nil, which its type lets through most likely.
    private func standIn<T: Decodable>(for outcome: Outcome, _ type: T.Type, _ site: RequestSite) -> T? {
        guard let value = outcome.value as? T else { return placeholder(type, for: site) }
        guard let optional = value as? any OptionalValue, optional.isNil else { return value }
        if variations.contains(.filling(site)) {
            return Swift.type(of: optional).filled(by: self, for: site) as? T ?? value
        }
        emptied.append(Repair(site: site, type: type, faultCount: faults.count))
        return value
    }

    private func substitute<T: Decodable>(_ type: T.Type, for site: RequestSite) -> T? {
        for case .substitute(site, let choice) in variations {
            return diagnosis.substitutes(type, for: site, owner: self.type).dropFirst(choice).first
        }
        return nil
    }
}

/// The step budget is used up.
///
/// Thrown only where no other error is at hand.
struct BudgetExhausted: Error {}
