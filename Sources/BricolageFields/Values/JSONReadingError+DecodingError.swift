package import BricolageCore

extension JSONReadingError {
    /// The error about a part of the value that a decoder is at, in the terms of `Codable`.
    ///
    /// If the decoder is not the one of this library, the value was copied into a document of its own, and the path
    /// leads to the part. The errors of this library's decoder find their places by their nodes, and have the same path.
    package func decodingError(within decoder: any Decoder) -> DecodingError {
        let native = decoder as? any NodeProvidingDecoder
        let inner = native.map { $0.keys(to: node) } ?? node?.codingPath(from: 0) ?? []
        return decodingError(at: decoder.codingPath + inner)
    }

    /// The error in the terms of `Codable`, as coders throw it.
    package func decodingError(at codingPath: [any CodingKey]) -> DecodingError {
        // The message omits the candidates, whose words would be made again at every level of nested unions.
        var statement = self
        statement.candidates = []
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: statement.issue(suggests: false).message, underlyingError: self)
        if case .missing(let key) = kind { return .keyNotFound(JSONCodingKey(key), context) }
        return .dataCorrupted(context)
    }
}

extension NodeProvidingDecoder {
    /// The keys that lead from the value of this decoder to one inside it, the first as its type knows it; none to any
    /// other value.
    fileprivate func keys(to place: JSONDocument.Node?) -> [any CodingKey] {
        guard let place, place.storage.sharesTape(with: node.storage) else { return [] }
        var keys = place.codingPath(from: node.index)
        let convert = (self as? any ConfiguredDecoder)?.keyConversion
        if let convert, let key = keys.first, key.intValue == nil { keys[0] = JSONCodingKey(convert(key.stringValue)) }
        return keys
    }
}
