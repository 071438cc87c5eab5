internal import BricolageCore
internal import BricolageFields

extension TrialMemory {
    /// What the outcomes of one call of a coder belong to.
    private final class Call {}

    /// Reads a union with a coder, remembering where the coder is ours; with others the tries are counted.
    ///
    /// - Parameter value: What the decoder stands on, asked for with other coders only.
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
        // Nothing below a scalar can be a union, and the diagnosing pass remembers more than this does.
        guard json.count > 0, !json.isDiagnosed else { return try read() }
        return try remember(union, at: json, of: json.storage, read)
    }
}
