/// How a value becomes one of several types: the one place where unions decide.
///
///     1.0      Int: possible   Double: likely   String: impossible       what each type says at a glance
///                    │               │
///     round 1        │               ▼  likely                           what succeeds ends the search
///     round 2        ▼  possible                                         only when round 1 failed
///
/// `OneOf` tells users the rule. Where a glance leaves one type, the value is read as that one and nothing else happens.
/// Otherwise there is a trial: in one round every type may be read once, and those that succeed on an object a second
/// time, to count the members that they know. `TrialMemory` keeps trials within trials from multiplying.
enum UnionReading {}

/// One value, and the types of a union that it may be.
struct UnionTrial<Union> {
    let json: JSONDocument.Node
    let types: [any Any.Type]
    let read: (Int) throws -> Union
    let countKnownMembers: (Int) -> Int

    /// Tries the types round after round.
    func run(_ ranking: CandidateRanking) throws -> Union {
        var failures: [CandidateFailure] = []
        var round = ranking.best
        while let recognition = round {
            if let found = try tryAll(ranking.positions(of: recognition), &failures) { return found }
            round = recognition == .certain ? nil : ranking.next(below: recognition)
        }
        let expected = "one of " + types.map { "\($0)" }.joined(separator: ", ")
        throw failures.isEmpty ? json.wrongKind(expected) : json.failure(expected, candidates: failures)
    }

    /// Of the types that can be read, the one that knows most members of an object, then the first.
    private func tryAll(_ positions: [Int], _ failures: inout [CandidateFailure]) throws -> Union? {
        var found: [(position: Int, value: Union)] = []
        for position in positions {
            do {
                found.append((position, try read(position)))
                // Only objects can be known in part.
                if json.kind != .object { break }
            } catch let error as TrialLimitError {
                throw error
            } catch {
                failures.append(CandidateFailure(name: "\(types[position])", error: error))
            }
        }
        guard found.count > 1 else { return found.first?.value }
        var winner = found[0]
        var knownCount = countKnownMembers(winner.position)
        for rival in found.dropFirst() where knownCount < json.count {
            let count = countKnownMembers(rival.position)
            if count > knownCount { (winner, knownCount) = (rival, count) }
        }
        return winner.value
    }
}

/// How much the value looks like each type: four bits for each, so at most 16 of them.
struct CandidateRanking {
    private var bits: UInt64 = 0
    private var count = 0
    /// The strongest recognition; nil when no type is possible.
    private(set) var best: JSONRecognition?

    mutating func append(_ recognition: JSONRecognition) {
        bits |= UInt64(recognition.rawValue) << UInt64(4 * count)
        count += 1
        if recognition > best ?? .impossible { best = recognition }
    }

    private subscript(position: Int) -> JSONRecognition {
        JSONRecognition(rawValue: Int(bits >> UInt64(4 * position) & 15)) ?? .impossible
    }

    /// The one type to consider, if there is only one.
    var only: Int? {
        var only: Int?
        for position in 0..<count {
            guard best == .certain ? self[position] == .certain : self[position] != .impossible else { continue }
            if only != nil { return nil }
            only = position
        }
        return only
    }

    func positions(of recognition: JSONRecognition) -> [Int] { (0..<count).filter { self[$0] == recognition } }

    /// The strongest recognition below another one that some type has.
    func next(below recognition: JSONRecognition) -> JSONRecognition? {
        (0..<count).map { self[$0] }.filter { $0 < recognition && $0 != .impossible }.max()
    }
}

/// Why one type of a union could not be read.
struct CandidateFailure: Error, CustomStringConvertible {
    var name: String
    var error: any Error

    /// As in "as Circle: missing "radius"".
    var description: String { "as \(name): \(Self.text(of: error))" }

    private static func text(of error: any Error) -> String {
        if var error = error as? JSONReadingError {
            // Unions within unions would tell of all their candidates in turn.
            error.candidates = []
            let issue = error.issue
            return issue.message + (issue.pointer.isRoot ? "" : " at \(issue.pointer)")
        }
        guard let error = error as? DecodingError, let context = error.context else { return String(describing: error) }
        if let reason = context.underlyingError as? JSONReadingError { return text(of: reason) }
        let place = JSONPointer(tokens: context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
        return context.debugDescription + (place.isRoot ? "" : " at \(place)")
    }
}
