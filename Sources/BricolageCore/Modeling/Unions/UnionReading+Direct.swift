/// One of the types that a value of a document may be, all of which read themselves.
struct ReadableCandidate<Union> {
    let type: any JSONReadable.Type
    let read: (JSONDocument.Node) throws -> Union

    /// - Parameter embed: Makes a value of the type one of the union.
    init<T: JSONReadable>(_ embed: @escaping (T) -> Union) {
        type = T.self
        read = { embed(try T(json: $0)) }
    }
}

extension UnionReading {
    /// Reads a value of a document as one of several types that read themselves.
    static func read<Union>(_ json: JSONDocument.Node, as candidates: [ReadableCandidate<Union>]) throws -> Union {
        var ranking = CandidateRanking()
        for candidate in candidates { ranking.append(candidate.type.recognize(json)) }
        if let only = ranking.only { return try candidates[only].read(json) }
        return try TrialMemory.remember(Union.self, at: json) { json in
            let trial = UnionTrial<Union>(
                json: json, types: candidates.map(\.type),
                read: { try candidates[$0].read(json) },
                countKnownMembers: { MemberCounter.count(candidates[$0].type, at: json) })
            return try trial.run(ranking)
        }
    }
}
