internal import BricolageCore
internal import BricolageFields

/// One diagnosing pass: what it knows of the document and of the types that are read from it.
///
///     Diagnosis ──▶ outcome(of: T, at: 17) ──▶ plain attempt ──▶ clean
///         │                                └─▶ DiagnosingFrame ──▶ requests ──▶ outcome(of: U, at: 21) ...
///         └ types, outcomes, placeholders
///
/// The outcome of a value is worked out once for each type it is read as and kept, so that asking for it again costs no
/// more than a plain reading where nothing is wrong with it, and nothing where something is. Values without faults are
/// read by the plain decoder: the pass slows down only where something is wrong.
///
/// Where the plain code enters the pass its generic functions are told not to be specialised: a copy of the whole pass
/// for each scalar type made the library larger by a megabyte and nothing faster that matters.
final class Diagnosis {
    /// The session of the initialisers that are run under observation: their nodes lead back here.
    let session: DecodingSession
    /// The session of the plain decoder, which knows nothing of the pass.
    let plain: DecodingSession
    let storage: DocumentStorage
    /// Whether no option of the decoder concerns scalars.
    let readsScalarsAsTheyAre: Bool
    let placeholders: Placeholders
    private let words = ExpectedWords(listsIntegers: false)
    let limit: Int
    /// Whether all initialisers may be run on values that the document does not hold.
    let guesses: Bool
    /// The innermost initialiser that runs under observation; nil while the plain decoder is at work.
    var frame: DiagnosingFrame?

    private var outcomes: [OutcomeKey: KeptOutcome] = [:]
    /// Where the last plain attempt failed: what contains this place is not attempted again.
    private(set) var suspect = 0..<0
    /// The value that was last attempted in vain.
    private var failed: Int?
    /// How many values of the tape may be attempted at once: inside what was attempted in vain half as many, so that
    /// each value is attempted a few times at most however deep it lies.
    private var mostAttempted: Int
    private var budget: DiagnosisBudget
    private var lastToken = 0
    /// The last number that an error was given when it was made.
    private var givenToken = 0
    /// What was said last of a value that is no such type: faults come in series.
    private var lastComplaint: (expected: String, words: String)?
    private var tables: [Int: ConvertedKeys] = [:]
    private var types: [ObjectIdentifier: DiagnosedType] = [:]
    /// The keys of types, nil for types of keys that are no enumerations.
    var keys: [ObjectIdentifier: DeclaredKeys?] = [:]
    /// The keys of the members of the document, as types ask for them.
    private(set) lazy var memberKeys = findMemberKeys()
    /// Frames to use again, given up at the end, since they refer back to the pass.
    private var spareFrames: [DiagnosingFrame] = []
    /// Values that types have asked for by keys that are names of the program, where something is wrong or may be.
    var named: [Int] = []

    private struct OutcomeKey: Hashable {
        var index: Int
        var type: ObjectIdentifier
    }

    /// A reference, because what a table holds is moved each time that it grows.
    private final class KeptOutcome {
        let outcome: Outcome

        init(_ outcome: Outcome) { self.outcome = outcome }
    }

    init(_ session: DecodingSession, plain: DecodingSession, reporting: JSON.Decoder.IssueReporting) {
        self.session = session
        self.plain = plain
        // There is always one to throw, and others are multiples of it.
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

    /// Takes note of where a plain decode failed, so that what contains the place is not attempted again.
    func suspect(_ fault: Fault) { suspect = fault.index..<fault.index + 1 }

    /// What is known of a type.
    func facts<T: Decodable>(of type: T.Type) -> DiagnosedType {
        if let known = types[ObjectIdentifier(type)] { return known }
        let facts = DiagnosedType(type, plain.action(for: type), guesses: guesses)
        types[ObjectIdentifier(type)] = facts
        return facts
    }

    // MARK: The budget

    /// Takes note of work.
    func spend(_ work: DiagnosisBudget.Work) { budget.spend(work) }

    /// Takes note of a fault.
    func noteFault(at index: Int) { budget.noteFault(at: index) }

    /// What the plain decoder itself does beyond one step for each value, as far as it is known.
    var earned: Int { budget.earned }

    /// Takes note of what the plain decoder itself does beyond one step for each value.
    func earn(attempts: Int, steps: Int = 0) { budget.earn(attempts: attempts, steps: steps) }

    /// Takes back what was earned since a moment.
    func forgetEarned(since moment: Int) { budget.forgetEarned(since: moment) }

    /// Whether as much has been done as may be up to the end of a value.
    func isExhausted(at index: Int) -> Bool { budget.isExhausted(at: index..<Int(storage.reader[index].next)) }

    // MARK: Outcomes

    /// What becomes of a value that is read as a type, whoever asks for it and how often.
    ///
    /// - Parameters:
    ///   - attempts: Whether the plain decoder is likely to succeed.
    ///   - isAskedFor: Whether the code of a type asks, and not the pass itself.
    @_semantics("optimize.sil.specialize.generic.never")
    func outcome<T: Decodable>(
        of type: T.Type, at index: Int, _ path: @autoclosure () -> CodingPath, attempts: Bool = true,
        isAskedFor: Bool = true
    ) -> Outcome {
        let facts = facts(of: type)
        if let scalar = facts.scalar { return self.scalar(scalar, at: index) }
        // Kept as what the value holds, so that it is not kept twice.
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

    /// What becomes of a value that was looked at before: where nothing is wrong with it, its initialisers run as often as
    /// they are asked for, since they may leave something for the code that asks, and since objects of a class are told
    /// apart.
    ///
    /// What is wrong lies within what else is wrong: to read each again would take time by the square of the depth. What is
    /// right may lie within what else is right, too: `DiagnosisBudget` says how much is read again before what is known is
    /// handed out.
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

    /// What becomes of a value: the plain decoder is asked first, then the type under observation.
    ///
    /// - Parameters:
    ///   - depth: The number of keys in the path.
    ///   - path: The way to the value, made only where something is wrong.
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
                // A scalar that is no such scalar has told all there is, and so has one that names no case.
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
        // What has ended before anything was found has no better account than the one that there was.
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

    /// Whether values are looked at one by one sooner than the plain decoder is asked.
    private func holdsFewScalars(_ facts: DiagnosedType, _ values: Range<Int>) -> Bool {
        facts.holdsScalars && readsScalarsAsTheyAre && values.count <= 16
    }

    /// Keeps the first value that a type has accepted, to stand for others where that may be.
    func remember<T>(_ value: T, _ facts: DiagnosedType) {
        guard !facts.isRemembered else { return }
        facts.isRemembered = true
        placeholders.remember(value)
    }

    /// Takes note of what has ended an attempt of the plain decoder.
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

    /// The first error of a value that is not looked into.
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
        // Whoever still holds a container of this frame may go on asking it.
        if isKnownUniquelyReferenced(&frame) { spareFrames.append(frame) }
        return outcome
    }

    /// Lets the frames go.
    func end() { spareFrames = [] }

    // MARK: Small things that frames need

    /// The members of an object as types ask for them.
    ///
    /// - Parameter path: The way to the object, for strategies that ask for it.
    func members(of object: Int, _ path: CodingPath) -> DiagnosedMembers {
        let node = node(object)
        guard DiagnosedMembers.wantsTable(node, in: session) else { return DiagnosedMembers(object: node, table: nil) }
        let table = tables[object] ?? ConvertedKeys(node, in: session, path: session.pathsMatter ? path.keys : [])
        tables[object] = table
        return DiagnosedMembers(object: node, table: table)
    }

    /// A number for an error that is thrown to see where it comes out, and the error with the number in it.
    ///
    /// - Parameters:
    ///   - known: The number that the error has, if it has come out of another initialiser before.
    ///   - make: Makes the error: one that is made of a fault has a number from the beginning.
    func marked(at index: Int, known: Int, _ make: () -> any Error) -> (token: Int, error: any Error) {
        lastToken += 1
        let error = make()
        if givenToken == lastToken { return (lastToken, error) }
        if known != 0 { return (known, error) }
        if var error = error.readingError {
            error.token = lastToken
            return (lastToken, error)
        }
        guard let error = error.decodingError, let context = error.context else { return (0, error) }
        var reading =
            context.underlyingError?.readingError
            ?? JSONReadingError(.custom, at: node(index), expected: context.debugDescription)
        reading.token = lastToken
        return (lastToken, error.replacing(underlyingError: reading))
    }

    /// What a plain decode throws: for types that read themselves an error of ours, for `Codable` types, which may look
    /// into what they catch, one of the standard library.
    func error(of outcome: Outcome, _ site: RequestSite, _ path: @autoclosure () -> CodingPath) -> any Error {
        if let error = outcome.error, site.isDirect || error.readingError == nil { return error }
        guard let fault = outcome.faults.first else { return outcome.error ?? BudgetExhausted() }
        return site.isDirect ? self.error(for: fault) : standardError(for: fault, path())
    }

    /// A fault as an error of a type that reads itself.
    func error(for fault: Fault) -> JSONReadingError {
        var error = fault.error(in: storage, expected: words.expected(of: fault.type))
        error.token = lastToken
        givenToken = lastToken
        return error
    }

    /// What was expected, in the words of an error of the standard library.
    private func complaint(about expected: String) -> String {
        if let lastComplaint, lastComplaint.expected == expected { return lastComplaint.words }
        let words = "expected \(expected)"
        lastComplaint = (expected, words)
        return words
    }

    /// What a plain decode of a type of the standard library throws for a fault.
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
