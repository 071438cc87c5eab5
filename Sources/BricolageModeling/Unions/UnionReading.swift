internal import BricolageCore
internal import BricolageFields

/// Decides for all unions which of several types a value becomes.
///
///     1.0      Int: possible   Double: likely   String: impossible       how well each type recognizes the value
///                    │               │
///     round 1        │               ▼  likely                           a success ends the search
///     round 2        ▼  possible                                         only if round 1 failed
///
/// The documentation of `OneOf` has the rule. If recognition leaves one type, the value is read as that type, without a
/// trial. Otherwise there is a trial: in each round the value is read as every type of that rank, and, if several of
/// them succeed on an object, again to count the members that they know. `TrialMemory` keeps nested trials from
/// multiplying.
struct UnionReading<Union> {
    /// The type of the union: unions cannot use each other's results.
    let union: Any.Type
    let types: [any Decodable.Type]
    /// Reads a value as the type at a position.
    let read: (Int, JSONDocument.Node) throws -> Union

    /// Reads a value of a document directly.
    func read(_ json: JSONDocument.Node, _ ranking: CandidateRanking) throws -> Union {
        if let only = ranking.only { return try read(only, json) }
        return try TrialMemory.remember(union, at: json) {
            try UnionTrial(json: json, decoder: nil, reading: self).run(ranking)
        }
    }

    /// Reads the value of a coder.
    func read(from decoder: any Decoder, _ value: CoderValue, _ ranking: CandidateRanking) throws -> Union {
        try value.lend {
            if let only = ranking.only { return try read(only, value.json) }
            let trial = UnionTrial(json: value.json, decoder: decoder, reading: self)
            do {
                return try TrialMemory.remember(union, of: decoder, value) { try trial.run(ranking) }
            } catch let error as JSONReadingError {
                throw error.decodingError(within: decoder)
            }
        }
    }
}

/// One value that may be of several types.
private struct UnionTrial<Union> {
    let json: JSONDocument.Node
    let decoder: (any Decoder)?
    let reading: UnionReading<Union>

    /// Tries the types, round after round.
    func run(_ ranking: CandidateRanking) throws -> Union {
        var failures: [CandidateFailure] = []
        var round = ranking.best
        while let recognition = round {
            if let found = try tryAll(ranking.positions(of: recognition), &failures) { return found }
            round = recognition == .certain ? nil : ranking.next(below: recognition)
        }
        let expected = "one of " + reading.types.map { "\($0)" }.joined(separator: ", ")
        throw failures.isEmpty ? json.wrongKind(expected) : json.failure(expected, candidates: failures)
    }

    /// Tries the types at some positions; if several can read an object, the one that knows most members wins, then the
    /// better spelling of its values, then the first.
    private func tryAll(_ positions: [Int], _ failures: inout [CandidateFailure]) throws -> Union? {
        var found: [(position: Int, value: Union, notes: [any Sendable])] = []
        let log = json.environment(TrialLog.self)
        let mark = log?.mark ?? 0
        for position in positions {
            if !found.isEmpty || !failures.isEmpty { TrialMemory.expectRepetition() }
            // Values that a type drops are logged only if the type is chosen.
            defer { _ = log?.cut(from: mark) }
            do {
                let value = try reading.read(position, json)
                found.append((position, value, log?.cut(from: mark) ?? []))
                // Only for objects can another type fit better.
                if json.kind != .object { break }
            } catch let error as TrialLimitError {
                throw error
            } catch {
                failures.append(CandidateFailure(name: "\(reading.types[position])", error: error))
            }
        }
        guard var winner = found.first else { return nil }
        defer {
            _ = log?.cut(from: mark)
            log?.append(winner.notes)
        }
        guard found.count > 1 else { return winner.value }
        var knownCount = countKnownMembers(winner.position)
        for rival in found.dropFirst() {
            let isSpelledBetter = isSpelledBetter(rival.position, winner.position)
            guard isSpelledBetter || knownCount < json.count else { continue }
            let count = countKnownMembers(rival.position)
            if count > knownCount || count == knownCount && isSpelledBetter {
                (winner, knownCount) = (rival, count)
            }
        }
        return winner.value
    }

    private func isSpelledBetter(_ position: Int, _ other: Int) -> Bool {
        let (type, otherType) = (reading.types[position], reading.types[other])
        return JSONRecognition.spelling(of: json, as: type) > .spelling(of: json, as: otherType)
    }

    private func countKnownMembers(_ position: Int) -> Int {
        let type = reading.types[position]
        guard let decoder else { return MemberCounter.count(type, at: json) }
        return MemberCounter.count(type, from: decoder)
    }
}
