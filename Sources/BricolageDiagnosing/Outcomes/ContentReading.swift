internal import BricolageCore

/// Reads the contents of one collection, with the plain decoder for as long as nothing is wrong.
///
///     { } { } { } { x } { x } { } { } ...
///     plain ─────▶ fails          ▲
///                  observed ──────┴ the first without a fault: plain again
///
/// A value is not looked into where its initialiser has refused it by an error of its own, or has stopped at a case
/// that does not exist and nobody knows what it would have read next.
struct ContentReading<Value: Decodable> {
    private let diagnosis: Diagnosis
    private let path: CodingPath
    private let facts: DiagnosedType
    private let context: DecodingContext
    /// Whether something was wrong with the last value: faults come in series, and the plain decoder throws for each.
    private var isFaulty = false
    /// What has become of the value that was last read plainly, where that tells all there is.
    private var refusal: (place: Int, outcome: Outcome)?
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
        if let refusal, refusal.place == step.index { return refusal.outcome }
        let outcome = diagnosis.outcome(
            of: Value.self, facts, at: step.index, depth: path.count + 1, path: path.appending(key()),
            attempts: !isFaulty
        ) { [context] in try context.decode(Value.self, step) }
        isFaulty = !outcome.isClean && !(asksBehindRefusals && outcome.isRefusal(of: step.index))
        return outcome
    }

    /// Reads elements up to one that is wrong or suspected to be.
    ///
    /// In one loop like that of the plain decoder, since most documents are right but for a few values.
    mutating func readPlainly(
        _ place: inout Int, _ position: inout Int, upTo end: Int, into values: inout [Value]
    ) {
        guard !isFaulty else { return }
        let action = diagnosis.plain.action(for: Value.self)
        let depth = context.enter(.element(place, position: position))
        defer { context.leave(depth) }
        while place < end {
            let next = Int(diagnosis.storage.reader[place].next)
            if !diagnosis.mayAttempt(place..<next) { return }
            context.move(to: .element(place, position: position), depth: depth)
            let failureCount = TrialMemory.failureCount
            do {
                if case .containers = action {
                    values.append(try context.decodeInContainers(Value.self, at: place))
                } else {
                    values.append(try context.decode(Value.self, at: place, by: action))
                }
            } catch {
                let fault = diagnosis.noteFailure(of: Value.self, at: place, depth: path.count + 1, error)
                let failures = TrialMemory.failureCount - failureCount
                if !error.isWantOfStack, diagnosis.isAll(fault, error, of: facts, at: place, failures: failures) {
                    let isContainer = diagnosis.storage.reader[place].tag.isContainer
                    refusal = (place, Outcome(faults: [fault], unexplored: isContainer ? [place] : [], error: error))
                } else {
                    isFaulty = true
                    asksBehindRefusals = false
                }
                return
            }
            diagnosis.earn(attempts: TrialMemory.failureCount - failureCount)
            if facts.wantsExample, let value = values.last {
                diagnosis.noteClean(value, facts, at: place, path.appending(.position(position)))
            }
            place = next
            position += 1
        }
    }
}

extension Outcome {
    /// Whether the initialiser of a value has refused it, or a case in it, and no more is known.
    fileprivate func isRefusal(of index: Int) -> Bool {
        guard faults.count == 1, faults[0].isForeign, faults[0].candidates.isEmpty else { return false }
        return faults[0].kind == .unknownCase || faults[0].kind == .custom && faults[0].index == index
    }
}

extension Diagnosis {
    /// Whether running an initialiser under observation finds nothing but the fault that it has stopped at.
    ///
    /// So it is where no error was thrown but this one, and nothing is known of what would have been read behind it.
    ///
    /// - Parameter failures: How many reads have failed: an error counts where it is made and at each value that it leaves.
    fileprivate func isAll(
        _ fault: Fault, _ error: any Error, of facts: DiagnosedType, at index: Int, failures: Int
    ) -> Bool {
        guard facts.readsByItself, fault.isForeign else { return false }
        if fault.index == index, fault.kind == .custom {
            // The standard library throws such errors for cases with payloads that it does not know.
            if case .typeMismatch? = error.decodingError { return false }
            return failures == 1
        }
        guard fault.kind == .unknownCase, failures == 2, facts.isOpaque, !session.convertsKeys,
            storage.reader[index].tag == .object, fault.index > index + 1
        else { return false }
        let key = storage.string(fault.index - 1)
        guard facts.namedMembers.contains(key), node(index)[key]?.index == fault.index else { return false }
        named.append(fault.index)
        return true
    }
}
