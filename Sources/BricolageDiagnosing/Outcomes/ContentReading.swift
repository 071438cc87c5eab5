internal import BricolageCore
internal import BricolageFields

/// Reads the contents of one collection, with the plain decoder as long as nothing is wrong.
///
///     { } { } { } { x } { x } { } { } ...
///     plain ─────▶ fails          ▲
///                  observed ──────┴ the first without a fault: plain again
///
/// A value is not explored if its initialiser has refused it with an error of its own, or has stopped at a case that
/// does not exist and it is not known what it would have read next: `Refusal` recognizes such values.
struct ContentReading<Value: Decodable> {
    private let diagnosis: Diagnosis
    private let path: CodingPath
    private let facts: DiagnosedType
    private let context: DecodingContext
    /// Whether something was wrong with the last value: faults come in series, and the plain decoder throws for each.
    private var isFaulty = false
    /// Whether the plain decoder is also used after a refused value, as long as its errors are all that can be found.
    private var asksBehindRefusals = true

    init(_ diagnosis: Diagnosis, _ path: CodingPath, _ facts: DiagnosedType) {
        self.diagnosis = diagnosis
        self.path = path
        self.facts = facts
        context = DecodingContext(session: diagnosis.plain, storage: diagnosis.plain.storage, path: path)
    }

    /// The outcome of one value.
    mutating func outcome(_ step: DecodingStep, key: @autoclosure () -> CodingPath.Step) -> Outcome {
        if let scalar = facts.scalar(forContainer: isContainer(step.index)) {
            return diagnosis.scalar(scalar, at: step.index)
        }
        let outcome = diagnosis.outcome(
            of: Value.self, facts, at: step.index, depth: path.count + 1, path: path.appending(key()),
            attempts: !isFaulty
        ) { [context] in try ThreadTrials.attempting { try context.decode(Value.self, step) } }
        isFaulty = !outcome.isClean && !(asksBehindRefusals && Refusal.mayBe(outcome, of: step.index))
        return outcome
    }

    /// Reads elements up to one that is, or may be, faulty.
    ///
    /// In one loop like that of the plain decoder, since most documents have only a few faulty values.
    ///
    /// - Parameter refuse: Receives the refusal of an element, after which nothing more can be found in it.
    mutating func readPlainly(
        _ place: inout Int, _ position: inout Int, upTo end: Int, into values: inout [Value],
        refuse: (Refusal, Int) -> Void
    ) {
        guard !isFaulty else { return }
        let action = diagnosis.plain.action(for: Value.self)
        let depth = context.enter(.element(place, position: position))
        defer { context.leave(depth) }
        while place < end {
            let next = Int(diagnosis.storage.reader[place].next)
            if !diagnosis.mayAttempt(place..<next) || facts.isToBeWatched && isContainer(place) { return }
            context.move(to: .element(place, position: position), depth: depth)
            let failureCount = ThreadTrials.failureCount
            do {
                let value = try ThreadTrials.attempting {
                    if case .containers = action { return try context.decodeInContainers(Value.self, at: place) }
                    return try context.decode(Value.self, at: place, by: action)
                }
                values.append(value)
                diagnosis.earn(attempts: ThreadTrials.failureCount - failureCount)
                if isContainer(place) { diagnosis.remember(value, facts) }
            } catch {
                let fault = diagnosis.noteFailure(of: Value.self, at: place, depth: path.count + 1, error)
                let failures = ThreadTrials.failureCount - failureCount
                guard let refusal = Refusal(fault, error, of: facts, at: place, failedReads: failures, in: diagnosis)
                else {
                    isFaulty = true
                    asksBehindRefusals = false
                    return
                }
                refuse(refusal, place)
            }
            place = next
            position += 1
        }
    }

    private func isContainer(_ place: Int) -> Bool { diagnosis.storage.reader[place].tag.isContainer }
}
