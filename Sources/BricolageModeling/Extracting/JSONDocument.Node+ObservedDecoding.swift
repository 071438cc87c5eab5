internal import BricolageCore
internal import BricolageDiagnosing

extension JSONDocument.Node {
    /// Decodes the value by a decoder, or without one by that which this value comes from.
    ///
    /// Where the initialiser that asks is observed, its pass looks at the value as at all others: a pass of its own would
    /// do so once more, at each level.
    func decode<T: Decodable>(_ type: T.Type, by given: JSON.Decoder?) throws -> T {
        if given == nil, isDiagnosed, let result = observedResult(of: type) { return try result.get() }
        return try (given ?? carriedDecoder).decode(type, from: self)
    }
}
