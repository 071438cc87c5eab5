/// One of the types that a value of any coder may be.
struct DecodableCandidate<Union> {
    let type: any Decodable.Type
    let decode: (any Decoder) throws -> Union

    /// - Parameter embed: Makes a value of the type one of the union.
    init<T: Decodable>(_ embed: @escaping (T) -> Union) {
        type = T.self
        // Asking the container, and not the type, lets the coder apply its strategies.
        decode = { embed(try $0.singleValueContainer().decode(T.self)) }
    }
}

extension UnionReading {
    /// Reads the value of any coder as one of several types.
    ///
    /// What a coder that is not ours holds is made a document to look at; the alternatives are decoded by that coder,
    /// with its strategies. Such coders do not tell `1.0` from `1`.
    static func read<Union>(from decoder: any Decoder, as candidates: [DecodableCandidate<Union>]) throws -> Union {
        let native = decoder as? any NodeProvidingDecoder
        let json = try native?.node ?? JSONDocument(JSON(from: decoder)).root
        var ranking = CandidateRanking()
        for candidate in candidates { ranking.append(.of(json, as: candidate.type)) }
        if let only = ranking.only { return try candidates[only].decode(decoder) }
        let trial = UnionTrial<Union>(
            json: json, types: candidates.map(\.type),
            read: { try candidates[$0].decode(decoder) },
            countKnownMembers: { MemberCounter.count(candidates[$0].type, from: decoder) })
        do {
            guard let native else { return try TrialBudget.spend(at: decoder.codingPath) { try trial.run(ranking) } }
            guard let memory = TrialMemory.of(native) else { return try trial.run(ranking) }
            return try memory.remember(Union.self, at: json.index) { try trial.run(ranking) }
        } catch let error as JSONReadingError {
            throw error.decodingError(at: decoder.codingPath)
        }
    }
}
