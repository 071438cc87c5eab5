internal import BricolageCore

extension DiagnosingFrame {
    /// Whether scalars with which nothing is wrong are handed out as they are.
    var readsScalarsAsTheyAre: Bool { diagnosis.readsScalarsAsTheyAre }

    /// Takes note that a scalar was handed out with which nothing is wrong.
    func noteScalar(at index: Int, _ request: Request) {
        begin(request)
        answered.append(index)
    }

    /// Answers the request for a value of the document.
    @_semantics("optimize.sil.specialize.generic.never")
    func value<T: Decodable>(
        _ type: T.Type, at index: Int, _ path: CodingPath, _ step: CodingPath.Step?, _ request: Request
    ) throws -> T {
        begin(request)
        let site = request.site
        let knowledge = knowledge(of: site)
        // A class that is asked for as its superclass is looked at as itself.
        let asked: any Decodable.Type = type
        var outcome = diagnosis.outcome(of: asked, at: index, way(path, step), attempts: !knowledge.wasFaulty)
        knowledge.wasFaulty = !outcome.isClean
        if let lackingKey, index == self.index { outcome = lacking(lackingKey, outcome, type) }
        if outcome.isClean, let value = outcome.value, case let value as T = value {
            answered.append(index)
            return value
        }
        // The code may do with the error what it likes: whatever comes of it says nothing of the document.
        if outcome.faults.isEmpty, !outcome.isClean, outcome.error == nil || outcome.error is BudgetExhausted {
            unexplored.insert(index)
            throw abandon { BudgetExhausted() }
        }
        try note(outcome, type, at: index, site) { diagnosis.error(of: outcome, site, way(path, step)) }
        guard let value = outcome.value ?? placeholder(type), case let value as T = value else {
            throw abandon { diagnosis.error(of: outcome, site, way(path, step)) }
        }
        noteRepair(at: site)
        return value
    }

    /// Answers the request for a scalar where another value stands.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuseScalar<S: PlainScalar>(
        _ type: S.Type, at index: Int, _ path: CodingPath, _ step: CodingPath.Step?, _ request: Request
    ) throws -> S {
        let fault = diagnosis.fault(refusing: type, at: index)
        return try refuse(
            fault, type, request, diagnosis.error(of: Outcome(faults: [fault]), request.site, way(path, step)))
    }

    /// The way to what a container of the type asks for; nested ones have gone on from where the type began.
    private func way(_ path: CodingPath, _ step: CodingPath.Step?) -> CodingPath {
        step.map(path.appending) ?? path
    }

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
        _ fault: Fault, _ type: T.Type, _ request: Request, _ error: @autoclosure () -> any Error
    ) throws -> T {
        try refuse(fault, request, error()) { placeholder(type) as? T }
    }

    /// Notes a fault for which no value is wanted, or that something else stands in for.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<R>(
        _ fault: Fault, _ request: Request, _ error: @autoclosure () -> any Error, instead: () -> R?
    ) throws -> R {
        begin(request)
        try note(fault, fault.type, request.site, error)
        guard let value = instead() else { throw abandon(error) }
        noteRepair(at: request.site)
        return value
    }

    /// Notes one fault where errors are known to come out; throws to find out elsewhere.
    private func note(_ fault: Fault, _ type: Any.Type, _ site: RequestSite, _ error: () -> any Error) throws {
        diagnosis.noteFault(at: fault.index)
        guard passes(site, at: fault.index) else {
            return try note(Outcome(faults: [fault]), type, at: fault.index, site, error)
        }
        isFaulty = true
        gathered.append(translated(fault, at: site))
    }

    /// Notes faults where errors are known to come out; throws to find out elsewhere.
    private func note(
        _ outcome: Outcome, _ type: Any.Type, at index: Int, _ site: RequestSite, _ error: () -> any Error
    ) throws {
        guard passes(site, at: index) else {
            // An error keeps its number on its way out, unless that would make it another one that was caught.
            let known = hasSwallowed(outcome.token) ? 0 : outcome.token
            let (token, marked) = diagnosis.marked(at: index, known: known, error)
            pending = Thrown(
                outcome, of: type, at: index, site, token: token, error: marked, answeredCount: answered.count,
                earned: diagnosis.earned)
            throw marked
        }
        if !isFaulty { firstError = outcome.error }
        isFaulty = true
        var faults = outcome.faults
        if !passing.isEmpty, let first = faults.first { faults[0] = translated(first, at: site) }
        gathered.formUnion(faults, omittedCount: outcome.omittedCount, isAnotherReading: index == self.index)
        unexplored.formUnion(outcome.unexplored)
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
    private func noteRepair(at site: RequestSite) {
        usesPlaceholders = true
        repairedMembers.append(site)
    }

    /// Whether an error at a site comes out of this initialiser, and may be followed by more of its code.
    private func passes(_ site: RequestSite, at index: Int) -> Bool {
        guard guesses, !diagnosis.isExhausted(at: index) else { return false }
        if !passing.isEmpty, passing[site] != nil { return true }
        // Of several candidates for one value the last is no better than those before.
        if isCandidate(site), swallowed.contains(where: { isCandidate($0.site) }) { return false }
        return sites.passes(knowledge(of: site))
    }

    /// A fault with what the code has made of its error.
    private func translated(_ fault: Fault, at site: RequestSite) -> Fault {
        guard let known = passing[site], let translation = known else { return fault }
        var fault = fault
        tell(translation, with: &fault)
        return fault
    }

    /// Whether a request is for the value itself, as another type.
    func isCandidate(_ site: RequestSite) -> Bool { site.step == .whole && site.index == index }

    /// A value to stand for one that is missing or wrong.
    func placeholder<T: Decodable>(_ type: T.Type) -> Any? { diagnosis.placeholders.value(of: type) }
}
