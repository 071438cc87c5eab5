internal import BricolageCore
internal import BricolageFields

extension TrialMemory {
    /// Identifies one call of a coder, to which results belong.
    private final class Call {}

    /// Reads a union with a coder: results are remembered for `JSON.Decoder`; for other coders the trials are counted.
    ///
    /// - Parameter value: The value that the decoder is at, needed only for other coders.
    static func remember<Union>(
        _ union: Any.Type, of decoder: any Decoder, _ value: @autoclosure () throws -> CoderValue,
        _ read: () throws -> Union
    ) throws -> Union {
        guard let native = decoder as? any NodeProvidingDecoder else {
            return try TrialBudget.spend(at: decoder.codingPath, value().json, read)
        }
        guard let call = native.kept(Call.init) else { return try read() }
        return try remember(union, at: native.node, of: call, read)
    }

    /// Reads a union directly.
    static func remember<Union>(
        _ union: Any.Type, at json: JSONDocument.Node, _ read: () throws -> Union
    ) throws -> Union {
        // A scalar or an empty container contains no unions, and the diagnosing pass has a memory of its own.
        guard json.count > 0, !json.isDiagnosed else { return try read() }
        return try remember(union, at: json, of: json.storage, read)
    }
}
