internal import BricolageCore

extension Decoder {
    /// Refuses the members of an object whose keys are not in a list.
    ///
    /// - Parameters:
    ///   - keys: The allowed keys.
    ///   - keySet: More allowed keys.
    ///   - handler: Gets the decoder and the other keys in their order, or in alphabetical order from other coders; by
    ///     default it throws `DecodingError.dataCorrupted`.
    public func forbidAdditionalProperties<Keys: Sequence, Key: CodingKey>(
        notContainedIn keys: Keys, or keySet: Set<String> = [],
        handler: (any Decoder, [String]) throws -> Void = { decoder, keys in
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Additional properties forbidden: \(keys)"))
        }
    ) throws where Keys.Element == Key {
        let known = keySet.union(keys.lazy.map(\.stringValue))
        let isOurs = self is any NodeProvidingDecoder
        let found = try container(keyedBy: JSONCodingKey.self).allKeys.map(\.stringValue)
        let others = (isOurs ? found : found.sorted()).filter { !known.contains($0) }
        if !others.isEmpty { try handler(self, others) }
    }
}
