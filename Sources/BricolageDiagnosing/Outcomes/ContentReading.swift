internal import BricolageCore

/// Reads the contents of one collection, with the plain decoder for as long as nothing is wrong.
///
///     { } { } { } { x } { x } { } { } ...
///     plain ─────▶ fails          ▲
///                  observed ──────┴ the first without a fault: plain again
struct ContentReading<Value: Decodable> {
    private let diagnosis: Diagnosis
    private let path: CodingPath
    private let facts: DiagnosedType
    private let context: DecodingContext
    /// Whether something was wrong with the last value: faults come in series, and the plain decoder throws for each.
    private var isFaulty = false

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
        ) { [context] in try context.decode(Value.self, step) }
        isFaulty = !outcome.isClean
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
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        while place < end {
            let next = Int(context.tape[place].next)
            if !diagnosis.mayAttempt(place..<next) { return }
            context.move(to: .element(place, position: position), depth: depth)
            do {
                if case .containers = action {
                    values.append(try context.decodeInContainers(Value.self, at: place))
                } else {
                    try context.decode(Value.self, at: place, by: action, into: UnsafeMutableRawPointer(memory))
                    values.append(memory.move())
                }
            } catch {
                diagnosis.noteFailure(of: Value.self, at: place, depth: path.count + 1, error)
                isFaulty = true
                return
            }
            if facts.wantsExample, let value = values.last {
                diagnosis.noteClean(value, facts, at: place, path.appending(.position(position)))
            }
            place = next
            position += 1
        }
    }
}
