internal import BricolageCore
internal import BricolageDiagnosing

extension JSONDocument.Node {
    /// Decodes the value by a given decoder, or else by one that passes on the environment of this value.
    ///
    /// If the calling initialiser is observed, its pass explores the value like all others: a separate pass would
    /// explore it once more at each level.
    func decode<T: Decodable>(_ type: T.Type, by given: JSON.Decoder?) throws -> T {
        if given == nil, isDiagnosed, let result = observedResult(of: type) { return try result.get() }
        return try (given ?? carriedDecoder).decode(type, from: self)
    }
}
