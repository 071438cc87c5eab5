public import BricolageCore

extension JSONDocument.Node {
    /// Decodes the value that a pointer leads to.
    ///
    ///     let avatar = try document.decode(Avatar.self, at: "response.avatars[0]")
    ///
    /// - Parameter decoder: How to decode; without one, by a decoder without strategies that has the user info of the one
    ///   which this value comes from.
    /// - Throws: `DecodingIssues`, whose pointers begin at the root of the document, when the pointer leads nowhere or
    ///   the type does not fit.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer = .root, using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try value(at: pointer).decode(type, by: decoder)
    }

    /// Decodes the value that a pointer leads to; nil where it, or anything on the way to it, is absent or null.
    ///
    /// - Throws: `DecodingIssues` for anything else that stands there or in the way.
    public func decodeIfPresent<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, using decoder: JSON.Decoder? = nil
    ) throws -> T? {
        guard let node = try valueIfPresent(at: pointer), !node.isNull || type.readsNullAsValue else { return nil }
        return try node.decode(type, by: decoder)
    }

    /// Decodes the value that a pointer leads to, or gives another one where it is absent or null.
    ///
    /// - Throws: `DecodingIssues` for anything else that stands there or in the way.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, default value: @autoclosure () throws -> T,
        using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try decodeIfPresent(type, at: pointer, using: decoder) ?? value()
    }

    /// A decoder that carries on what this value was handed by the one that is at work.
    var carriedDecoder: JSON.Decoder {
        var decoder = JSON.Decoder()
        decoder.parsing.maximumDepth = carriedMaximumDepth
        guard let environment = storage.environment else { return decoder }
        decoder.userInfo = environment.userInfo
        decoder.environment = environment.values
        decoder.reporting = environment.values[JSON.Decoder.IssueReporting.self] ?? decoder.reporting
        return decoder
    }

    /// How many levels of the document such a decoder takes.
    var carriedMaximumDepth: Int? { storage.options.maximumDepth ?? JSONParsingOptions.coding.maximumDepth }
}

extension Decodable {
    /// Whether null is a value of the type rather than the absence of one.
    static var readsNullAsValue: Bool { (self as? any JSONReadable.Type)?.readsNull ?? false }
}
