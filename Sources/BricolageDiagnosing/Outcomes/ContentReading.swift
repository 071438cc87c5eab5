internal import BricolageCore
internal import BricolageFields

/// Reads the contents of one collection, with the plain decoder for as long as nothing is wrong.
///
///     { } { } { } { x } { x } { } { } ...
///     plain ─────▶ fails          ▲
///                  observed ──────┴ the first without a fault: plain again
///
/// A value is not looked into where its initialiser has refused it by an error of its own, or has stopped at a case
/// that does not exist and nobody knows what it would have read next: `Refusal` tells which those are.
struct ContentReading<Value: Decodable> {
    private let diagnosis: Diagnosis
    private let path: CodingPath
    private let facts: DiagnosedType
    private let context: DecodingContext
    /// Whether something was wrong with the last value: faults come in series, and the plain decoder throws for each.
    private var isFaulty = false
    /// Whether the plain decoder is asked behind a value that was refused as well: as long as it tells all there is.
    private var asksBehindRefusals = true

    init(_ diagnosis: Diagnosis, _ path: CodingPath, _ facts: DiagnosedType) {
        self.diagnosis = diagnosis
        self.path = path
        self.facts = facts
        context = DecodingContext(session: diagnosis.plain, storage: diagnosis.plain.storage, path: path)
    }

    /// What becomes of one value.
    mutating func outcome(_ step: DecodingStep, key: @autoclosure () -> CodingPath.Step) -> Outcome {
        if let scalar = facts.scalar { return diagnosis.scalar(scalar, at: step.index) }
        let outcome = diagnosis.outcome(
            of: Value.self, facts, at: step.index, depth: path.count + 1, path: path.appending(key()),
            attempts: !isFaulty
        ) { [context] in try ThreadTrials.attempting { try context.decode(Value.self, step) } }
        isFaulty = !outcome.isClean && !(asksBehindRefusals && Refusal.mayBe(outcome, of: step.index))
        return outcome
    }

    /// Reads elements up to one that is wrong or suspected to be.
    ///
    /// In one loop like that of the plain decoder, since most documents are right but for a few values.
    ///
    /// - Parameter refuse: Takes the refusal of an element, where that tells all there is.
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
