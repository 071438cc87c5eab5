internal import BricolageCore
internal import BricolageFields

/// One diagnosing pass, with its knowledge about the document and the types that are read from it.
///
///     Diagnosis ──▶ outcome(of: T, at: 17) ──▶ plain attempt ──▶ clean
///         │                                └─▶ DiagnosingFrame ──▶ requests ──▶ outcome(of: U, at: 21) ...
///         └ types, outcomes, placeholders
///
/// The outcome of a value is computed once for each type that it is read as, and kept. Requesting a valid value again
/// costs no more than a plain reading, and requesting a faulty one again costs nothing. Values without faults are read
/// by the plain decoder: the pass slows down only where something is wrong.
///
/// Generic functions through which plain code enters the pass have attributes that prevent specialisation: a copy of
/// the whole pass for each scalar type made the library a megabyte larger, and nothing relevant faster.
final class Diagnosis {
    /// The session of the initialisers that are run under observation; the environment of its nodes refers to this
    /// pass.
    let session: DecodingSession
    /// The session of the plain decoder, which knows nothing of the pass.
    let plain: DecodingSession
    let storage: DocumentStorage
    /// Whether no option of the decoder affects scalars.
    let readsScalarsAsTheyAre: Bool
    let placeholders: Placeholders
    private let words = ExpectedWords(listsIntegers: false)
    let limit: Int
    /// Whether all initialisers may be run on values that are not in the document.
    let guesses: Bool
    /// The innermost initialiser that runs under observation; nil while the plain decoder is at work.
    var frame: DiagnosingFrame?

    private var outcomes: [OutcomeKey: KeptOutcome] = [:]
    /// Where the last plain attempt failed: values that contain this place are not attempted again.
    private(set) var suspect = 0..<0
    /// The place of the value that was last attempted in vain.
    private var failed: Int?
    /// Up to how many tape nodes a value may have to be attempted.
    ///
    /// Inside a value that was attempted in vain the limit is half of that value's nodes, so that each value is
    /// attempted only a few times, however deeply it is nested.
    private var mostAttempted: Int
    private var budget: DiagnosisBudget
    private var lastToken = 0
    /// The token of the last error that was made from a fault, which has it from the beginning.
    private var givenToken = 0
    /// The last description of an expected value, kept because faults come in series.
    private var lastComplaint: (expected: String, words: String)?
    private var tables: [Int: ConvertedKeys] = [:]
    private var types: [ObjectIdentifier: DiagnosedType] = [:]
    /// The declarations of types of keys; nil for types that are not enumerations.
    var keys: [ObjectIdentifier: DeclaredKeys?] = [:]
    /// The keys of members of the document, as types request them.
    private(set) lazy var memberKeys = findMemberKeys()
    /// Frames for reuse, released at the end because they refer back to the pass.
    private var spareFrames: [DiagnosingFrame] = []
    /// The places of values that types have requested by keys that are names in the program, if they have or may have
    /// faults.
    var named: [Int] = []

    private struct OutcomeKey: Hashable {
        var index: Int
        var type: ObjectIdentifier
    }

    /// A reference, because a table moves its contents whenever it grows.
    private final class KeptOutcome {
        let outcome: Outcome

        init(_ outcome: Outcome) { self.outcome = outcome }
    }

    init(_ session: DecodingSession, plain: DecodingSession, reporting: JSON.Decoder.IssueReporting) {
        self.session = session
        self.plain = plain
        // At least one error is needed to throw, and multiples of the limit must not overflow.
        limit = min(max(reporting.limit, 1), .max / 8)
        guesses = reporting.level == .guessing
        let storage = session.storage
        self.storage = storage
        readsScalarsAsTheyAre = plain.overrides.isEmpty && plain.nonFiniteTexts == nil
        budget = DiagnosisBudget(guesses: guesses)
        mostAttempted = storage.tapeCount / 2
        placeholders = Placeholders(trustsInitialisers: guesses)
    }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    var ghost: GhostDecoder {
        GhostDecoder(
            placeholders: placeholders, probe: ProbeValues(attempt: 0), userInfo: session.userInfo)
    }

    /// Notes where a plain decode failed, so that values that contain the place are not attempted again.
    func suspect(_ fault: Fault) { suspect = fault.index..<fault.index + 1 }

    /// The facts about a type.
    func facts<T: Decodable>(of type: T.Type) -> DiagnosedType {
        if let known = types[ObjectIdentifier(type)] { return known }
        let facts = DiagnosedType(type, plain.action(for: type), guesses: guesses)
        types[ObjectIdentifier(type)] = facts
        return facts
    }

    // MARK: The budget

    /// Adds work to the budget.
    func spend(_ work: DiagnosisBudget.Work) { budget.spend(work) }

    /// Adds a fault to the budget.
    func noteFault(at index: Int) { budget.noteFault(at: index) }

    /// The known work of the plain decoder itself beyond one step for each value.
    var earned: Int { budget.earned }

    /// Adds work of the plain decoder itself beyond one step for each value.
    func earn(attempts: Int, steps: Int = 0) { budget.earn(attempts: attempts, steps: steps) }

    /// Resets the earned work to an earlier state.
    func forgetEarned(since moment: Int) { budget.forgetEarned(since: moment) }

    /// Whether the budget up to the end of a value is exhausted.
    func isExhausted(at index: Int) -> Bool { budget.isExhausted(at: index..<Int(storage.reader[index].next)) }

    // MARK: Outcomes

    /// The outcome of reading a value as a type, independent of who requests it and how often.
    ///
    /// - Parameters:
    ///   - attempts: Whether the plain decoder is likely to succeed.
    ///   - isAskedFor: Whether the code of a type requests the value, and not the pass itself.
    @_semantics("optimize.sil.specialize.generic.never")
    func outcome<T: Decodable>(
        of type: T.Type, at index: Int, _ path: @autoclosure () -> CodingPath, attempts: Bool = true,
        isAskedFor: Bool = true
    ) -> Outcome {
        let facts = facts(of: type)
        if let scalar = facts.scalar(forContainer: storage.reader[index].tag.isContainer) {
            return self.scalar(scalar, at: index)
        }
        // The outcome is kept only for the contents of the holder, not twice.
        if let holder = facts.holder, let outcome = diagnose(holder, at: index, path(), attempts: attempts) {
            return outcome
        }
        guard storage.reader[index].tag.isContainer else {
            return findOutcome(type, facts, at: index, path(), attempts)
        }
        let key = OutcomeKey(index: index, type: ObjectIdentifier(type))
        if let known = outcomes[key]?.outcome {
            return isAskedFor ? readAgain(type, at: index, path(), known) : known
        }
        let outcome = findOutcome(type, facts, at: index, path(), attempts)
        outcomes[key] = KeptOutcome(outcome)
        return outcome
    }

    /// The outcome of a value that was examined before.
    ///
    /// If the value is valid, its initialisers run as often as it is requested, since they may have effects on the code
    /// that requests it, and since instances of a class are distinct.
    ///
    /// Faulty values are nested inside faulty values: reading each of them again would take time quadratic in the
    /// depth. Valid values may be nested too, so `DiagnosisBudget` limits how much is read again before the known
    /// outcome is used.
    private func readAgain<T: Decodable>(
        _ type: T.Type, at index: Int, _ path: CodingPath, _ known: Outcome
    ) -> Outcome {
        guard known.isClean, let frame, !frame.guesses else { return known }
        if isExhausted(at: index) { return Outcome(faults: [], unexplored: [index], error: BudgetExhausted()) }
        guard budget.mayReadAgain(index..<Int(storage.reader[index].next)) else { return known }
        do {
            return Outcome(value: try attempt(type, at: index, path))
        } catch {
            let fault = noteFailure(of: type, at: index, depth: path.count, error)
            return Outcome(faults: [fault], unexplored: [index], error: error)
        }
    }

    private func findOutcome<T: Decodable>(
        _ type: T.Type, _ facts: DiagnosedType, at index: Int, _ path: CodingPath, _ attempts: Bool
    ) -> Outcome {
        outcome(of: type, facts, at: index, depth: path.count, path: path, attempts: attempts) {
            try attempt(type, at: index, path)
        }
    }

    /// The outcome of a value: the plain decoder reads it first; if that fails, its type reads it under observation.
    ///
    /// - Parameters:
    ///   - depth: The number of keys in the path.
    ///   - path: The path to the value, made only if something is wrong.
    ///   - attempts: Whether the plain decoder is likely to succeed.
    func outcome<T: Decodable>(
        of type: T.Type, _ facts: DiagnosedType, at index: Int, depth: Int, path: @autoclosure () -> CodingPath,
        attempts: Bool = true, attempt: () throws -> T
    ) -> Outcome {
        let isContainer = storage.reader[index].tag.isContainer
        let next = Int(storage.reader[index].next)
        let mayExplore = isContainer || !facts.isIndependent
        let isToldByItsError = !isContainer && facts.isToldByItsError
        let outerMost = mostAttempted
        defer { mostAttempted = outerMost }
        let attempts = attempts && !(isContainer && facts.isToBeWatched)
        if isExhausted(at: index) { return Outcome(faults: [], unexplored: [index], error: BudgetExhausted()) }
        var known: Outcome?
        if attempts || !mayExplore || isToldByItsError, mayAttempt(index..<next),
            !holdsFewScalars(facts, index..<next)
        {
            let failureCount = ThreadTrials.failureCount
            do {
                let value = try attempt()
                earn(attempts: ThreadTrials.failureCount - failureCount)
                if isContainer { remember(value, facts) }
                return Outcome(value: value)
            } catch  where error.isWantOfStack {
                return Outcome(faults: [], unexplored: [index], error: error)
            } catch {
                let fault = noteFailure(of: type, at: index, depth: depth, error)
                // If a scalar is wrong or names no case, its error is all that can be found.
                if !mayExplore || isToldByItsError && fault.kind == .unknownCase {
                    return Outcome(faults: [fault], error: error)
                }
                known = Outcome(faults: [fault], unexplored: [index], error: error)
            }
        }
        if failed == index || !attempts { mostAttempted = min(mostAttempted, (next - index) / 2) }
        guard StackRoom.isLeft, !facts.isUndiagnosed else { return unexplored(type, at: index, path()) }
        let outcome = explore(type, facts, at: index, path())
        if !isContainer, let first = known?.faults.first { facts.compare(outcome, with: first) }
        // If exploring ended before it found anything, the known outcome is better.
        if outcome.faults.isEmpty, !outcome.isClean, let known { return known }
        if outcome.isClean, isContainer, let value = outcome.value, case let value as T = value {
            remember(value, facts)
        }
        return outcome
    }

    /// Whether a value is worth an attempt of the plain decoder.
    func mayAttempt(_ values: Range<Int>) -> Bool {
        guard storage.reader[values.lowerBound].tag.isContainer else { return true }
        return values.count <= mostAttempted && !suspect.overlaps(values)
    }

    /// Whether a value is an array of so few scalars that they are examined one by one without a plain attempt.
    private func holdsFewScalars(_ facts: DiagnosedType, _ values: Range<Int>) -> Bool {
        facts.holdsScalars && readsScalarsAsTheyAre && values.count <= 16
    }

    /// Keeps the first value that a type has accepted, as a placeholder for others.
    func remember<T>(_ value: T, _ facts: DiagnosedType) {
        guard !facts.isRemembered else { return }
        facts.isRemembered = true
        placeholders.remember(value)
    }

    /// Notes the error that has ended an attempt of the plain decoder.
    @discardableResult
    func noteFailure(of type: Any.Type, at index: Int, depth: Int, _ error: any Error) -> Fault {
        spend(.attempt)
        let fault = plain.fault(for: error, from: ForeignFailure(index: index, depth: depth, type: type))
        noteFault(at: fault.index)
        failed = index
        suspect =
            plain.isPlaced(error) ? fault.index..<fault.index + 1 : index..<Int(storage.reader[index].next)
        return fault
    }

    /// The outcome of a value that is not explored: its first error.
    private func unexplored<T: Decodable>(_ type: T.Type, at index: Int, _ path: CodingPath) -> Outcome {
        do {
            return Outcome(value: try attempt(type, at: index, path))
        } catch {
            let fault = plain.fault(for: error, from: ForeignFailure(index: index, depth: path.count, type: type))
            return Outcome(faults: error.isWantOfStack ? [] : [fault], unexplored: [index], error: error)
        }
    }

    /// Reads a value as the plain decoder does.
    private func attempt<T: Decodable>(_ type: T.Type, at index: Int, _ path: CodingPath) throws -> T {
        try ThreadTrials.attempting {
            try DecodingContext(session: plain, storage: plain.storage, path: path).decode(type, .value(index))
        }
    }

    // MARK: Frames

    /// Runs an initialiser under observation.
    func run(
        _ type: any Decodable.Type, _ facts: DiagnosedType, at index: Int, _ path: CodingPath,
        _ body: (DiagnosingFrame) throws -> Any
    ) -> Outcome {
        var frame = spareFrames.popLast() ?? DiagnosingFrame(self, type, facts, at: index, path)
        frame.begin(type, facts, at: index, path)
        let outcome = frame.outcome { [frame] in try body(frame) }
        if storage.reader[index].tag.isContainer { facts.noteRun(frame.requests, isClean: outcome.isClean) }
        // A container that somebody still holds may continue to use its frame.
        if isKnownUniquelyReferenced(&frame) { spareFrames.append(frame) }
        return outcome
    }

    /// Releases the frames.
    func end() { spareFrames = [] }

    // MARK: Small things that frames need

    /// The members of an object by the keys that types request.
    ///
    /// - Parameter path: The path to the object, for key strategies that need it.
    func members(of object: Int, _ path: CodingPath) -> DiagnosedMembers {
        let node = node(object)
        guard DiagnosedMembers.wantsTable(node, in: session) else { return DiagnosedMembers(object: node, table: nil) }
        let table = tables[object] ?? ConvertedKeys(node, in: session, path: session.pathsMatter ? path.keys : [])
        tables[object] = table
        return DiagnosedMembers(object: node, table: table)
    }

    /// A token for an error that is thrown to see where it comes out, and the error with that token.
    ///
    /// - Parameters:
    ///   - known: The token of the error if it has come out of another initialiser before, else 0.
    ///   - make: Makes the error; an error that is made from a fault has a token from the beginning.
    func marked(known: Int, _ make: () -> any Error) -> (token: Int, error: any Error) {
        lastToken += 1
        let error = make()
        if givenToken == lastToken { return (lastToken, error) }
        if known != 0 { return (known, error) }
        if var error = error.readingError {
            error.token = lastToken
            return (lastToken, error)
        }
        // What the code of types makes stays as it is, since code may look at all of it where it catches it.
        guard let error = error.decodingError, var reading = error.context?.underlyingError?.readingError else {
            return (0, error)
        }
        reading.token = lastToken
        return (lastToken, error.replacing(underlyingError: reading))
    }

    /// The error that a plain decode throws: a `JSONReadingError` for types that read themselves, and a `DecodingError`
    /// for `Codable` types, which may inspect the errors that they catch.
    func error(of outcome: Outcome, _ site: RequestSite, _ path: @autoclosure () -> CodingPath) -> any Error {
        if let error = outcome.error, site.isDirect || error.readingError == nil { return error }
        guard let fault = outcome.faults.first else { return outcome.error ?? BudgetExhausted() }
        return site.isDirect ? self.error(for: fault) : standardError(for: fault, path())
    }

    /// A fault as an error for a type that reads itself.
    func error(for fault: Fault) -> JSONReadingError {
        var error = fault.error(in: storage, expected: words.expected(of: fault.type))
        error.token = lastToken
        givenToken = lastToken
        return error
    }

    /// The description of an error of the standard library for an expected value.
    private func complaint(about expected: String) -> String {
        if let lastComplaint, lastComplaint.expected == expected { return lastComplaint.words }
        let words = "expected \(expected)"
        lastComplaint = (expected, words)
        return words
    }

    /// The error of the standard library that a plain decode throws for a fault.
    func standardError(for fault: Fault, _ path: CodingPath) -> DecodingError {
        let error = self.error(for: fault)
        let context = DecodingError.Context(
            codingPath: path.keys, debugDescription: complaint(about: error.expected),
            underlyingError: error)
        if case .missing(let key) = fault.kind { return .keyNotFound(JSONCodingKey(key), context) }
        if case .wrongKind = fault.kind {
            let isNull = node(fault.index).isNull
            let type = DecodingError.typeInMismatches(of: fault.type, isNull: isNull)
            return isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
        }
        return .dataCorrupted(context)
    }
}
