internal import BricolageCore
internal import BricolageFields

/// One of the possible types of a value of a document, all of which read themselves.
struct ReadableCandidate<Union> {
    fileprivate let type: any (JSONReadable & JSONRecognizable).Type
    fileprivate let read: (JSONDocument.Node) throws -> Union

    /// - Parameter embed: Converts a value of the type to one of the union.
    init<T: JSONReadable & JSONRecognizable>(_ embed: @escaping (T) -> Union) {
        type = T.self
        read = { embed(try $0.read(T.self)) }
    }
}

/// One of the possible types of a value of any coder.
struct DecodableCandidate<Union> {
    fileprivate let type: any Decodable.Type
    fileprivate let decode: (any Decoder) throws -> Union

    /// - Parameter embed: Converts a value of the type to one of the union.
    init<T: Decodable>(_ embed: @escaping (T) -> Union) {
        type = T.self
        // Decoding through the container, and not by the type's initialiser, lets the coder apply its strategies.
        decode = { embed(try $0.singleValueContainer().decode(T.self)) }
    }
}

extension UnionReading {
    /// Reads a value of a document as one of several types that read themselves.
    static func read(
        _ json: JSONDocument.Node, as candidates: [ReadableCandidate<Union>], _ ranking: CandidateRanking
    ) throws -> Union {
        let reading = UnionReading(union: Union.self, types: candidates.map(\.type)) { try candidates[$0].read($1) }
        return try reading.read(json, ranking)
    }

    /// Reads a value of a document as one of several types that read themselves.
    static func read(_ json: JSONDocument.Node, as candidates: [ReadableCandidate<Union>]) throws -> Union {
        var ranking = CandidateRanking()
        for candidate in candidates { ranking.append(candidate.type.recognize(json)) }
        return try read(json, as: candidates, ranking)
    }

    /// Reads the value of any coder as one of several types, with that coder and its strategies.
    static func read(
        from decoder: any Decoder, _ value: CoderValue, as candidates: [DecodableCandidate<Union>],
        _ ranking: CandidateRanking
    ) throws -> Union {
        let reading = UnionReading(union: Union.self, types: candidates.map(\.type)) { position, _ in
            try candidates[position].decode(decoder)
        }
        return try reading.read(from: decoder, value, ranking)
    }

    /// Reads the value of any coder as one of several types, with that coder and its strategies.
    static func read(from decoder: any Decoder, as candidates: [DecodableCandidate<Union>]) throws -> Union {
        let value = try CoderValue(decoder)
        var ranking = CandidateRanking()
        for candidate in candidates { ranking.append(.of(value.json, as: candidate.type)) }
        return try read(from: decoder, value, as: candidates, ranking)
    }
}
