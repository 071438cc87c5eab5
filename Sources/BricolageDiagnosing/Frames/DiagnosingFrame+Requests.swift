internal import BricolageCore

extension DiagnosingFrame {
    /// Whether valid scalars are returned as they are.
    var readsScalarsAsTheyAre: Bool { diagnosis.readsScalarsAsTheyAre }

    /// Notes that a valid scalar was returned.
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
        // `T` may be a superclass of the class that `type` is; the existential metatype keeps the latter.
        let asked: any Decodable.Type = type
        var outcome = diagnosis.outcome(of: asked, at: index, way(path, step), attempts: !knowledge.wasFaulty)
        knowledge.wasFaulty = !outcome.isClean
        if let lackingKey, index == self.index { outcome = lacking(lackingKey, outcome, type) }
        if outcome.isClean, let value = outcome.value, case let value as T = value {
            answered.append(index)
            return value
        }
        // Whatever the code does with this error means nothing for the document.
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

    /// Answers the request for a scalar where the document has another value.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuseScalar<S: PlainScalar>(
        _ type: S.Type, at index: Int, _ path: CodingPath, _ step: CodingPath.Step?, _ request: Request
    ) throws -> S {
        let fault = diagnosis.fault(refusing: type, at: index)
        return try refuse(
            fault, type, request, diagnosis.error(of: Outcome(faults: [fault]), request.site, way(path, step)))
    }

    /// The path to a value that a container requests; nested containers have extended the path of the type.
    private func way(_ path: CodingPath, _ step: CodingPath.Step?) -> CodingPath {
        step.map(path.appending) ?? path
    }

    /// The outcome for a value that is read as a type although a member is missing that the type requires.
    private func lacking(_ key: String, _ outcome: Outcome, _ type: Any.Type) -> Outcome {
        lackingKey = nil
        var fault = Fault(.missing(key: key), at: index, type)
        if outcome.faults.contains(where: { $0.isSame(as: fault) }) { return outcome }
        fault.expected = "a value"
        // A type without another fault is assumed to read all members.
        let members = outcome.isClean ? diagnosis.node(index).members.map(\.value.index) : outcome.answered
        return Outcome(
            faults: [fault] + outcome.faults, omittedCount: outcome.omittedCount, unexplored: outcome.unexplored,
            error: outcome.error, answered: members)
    }

    /// Answers the request for a value that is missing or cannot be read at all.
    ///
    /// - Parameter error: The error that the plain decoder throws, made only if needed.
    @_semantics("optimize.sil.specialize.generic.never")
    func refuse<T: Decodable>(
        _ fault: Fault, _ type: T.Type, _ request: Request, _ error: @autoclosure () -> any Error
    ) throws -> T {
        try refuse(fault, request, error()) { placeholder(type) as? T }
    }

    /// Notes a fault of a request that needs no value, or that `instead` answers.
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

    /// Notes one fault if errors at the site are known to come out of the initialiser; otherwise throws, to find that
    /// out.
    private func note(_ fault: Fault, _ type: Any.Type, _ site: RequestSite, _ error: () -> any Error) throws {
        diagnosis.noteFault(at: fault.index)
        guard passes(site, at: fault.index) else {
            return try note(Outcome(faults: [fault]), type, at: fault.index, site, error)
        }
        isFaulty = true
        gathered.append(translated(fault, at: site))
    }

    /// Notes faults if errors at the site are known to come out of the initialiser; otherwise throws, to find that out.
    private func note(
        _ outcome: Outcome, _ type: Any.Type, at index: Int, _ site: RequestSite, _ error: () -> any Error
    ) throws {
        guard passes(site, at: index) else {
            // An error keeps its token while it is propagated, unless an error with the same token was caught before.
            let known = hasSwallowed(outcome.token) ? 0 : outcome.token
            let (token, marked) = diagnosis.marked(known: known, error)
            pending = Thrown(
                outcome, of: type, at: index, site, token: token, error: marked, answeredCount: answered.count,
                request: requests.count - 1, earned: diagnosis.earned)
            throw marked
        }
        if !isFaulty { firstError = outcome.error }
        isFaulty = true
        var faults = outcome.faults
        if !passing.isEmpty, let first = faults.first { faults[0] = translated(first, at: site) }
        gathered.formUnion(faults, omittedCount: outcome.omittedCount, isAnotherReading: index == self.index)
        unexplored.formUnion(outcome.unexplored)
    }

    /// Returns the error that ends a run that cannot continue.
    private func abandon(_ error: () -> any Error) -> any Error {
        isAbandoned = true
        let error = error()
        if !isFaulty { firstError = error }
        isFaulty = true
        return error
    }

    /// Notes that a request was answered by something other than a value of the document.
    private func noteRepair(at site: RequestSite) {
        usesPlaceholders = true
        repairedMembers.append(site)
    }

    /// Whether an error at a site is known to come out of this initialiser, whose code may then run on with a
    /// placeholder.
    private func passes(_ site: RequestSite, at index: Int) -> Bool {
        guard guesses, !diagnosis.isExhausted(at: index) else { return false }
        if !passing.isEmpty, passing[site] != nil { return true }
        // The last of several candidates for one value is no better than the earlier ones.
        if isCandidate(site), swallowed.contains(where: { isCandidate($0.site) }) { return false }
        return sites.passes(knowledge(of: site))
    }

    /// The fault with the error that the code has thrown instead, if any.
    private func translated(_ fault: Fault, at site: RequestSite) -> Fault {
        guard let known = passing[site], let translation = known else { return fault }
        var fault = fault
        tell(translation, with: &fault)
        return fault
    }

    /// Whether a request is for the value itself, as another type.
    func isCandidate(_ site: RequestSite) -> Bool { site.step == .whole && site.index == index }

    /// A placeholder for a value that is missing or wrong.
    func placeholder<T: Decodable>(_ type: T.Type) -> Any? { diagnosis.placeholders.value(of: type) }
}
