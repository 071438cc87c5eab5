public import BricolageCore

extension JSONDocument.Node {
    /// Decodes the value at a pointer.
    ///
    ///     let avatar = try document.decode(Avatar.self, at: "response.avatars[0]")
    ///
    /// - Parameter decoder: The decoder to use; by default, one without strategies but with the user info of the
    ///   decoder of this value.
    /// - Throws: `DecodingIssues`, whose pointers begin at the root of the document, if the pointer leads nowhere or
    ///   the value does not match the type.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer = .root, using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try value(at: pointer).decode(type, by: decoder)
    }

    /// Decodes the value at a pointer; nil if it, or anything on the path, is absent or null.
    ///
    /// - Throws: `DecodingIssues` for any other value at the pointer or in its way.
    public func decodeIfPresent<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, using decoder: JSON.Decoder? = nil
    ) throws -> T? {
        guard let node = try valueIfPresent(at: pointer), !node.isNull || type.readsNullAsValue else { return nil }
        return try node.decode(type, by: decoder)
    }

    /// Decodes the value at a pointer, or returns a default if it is absent or null.
    ///
    /// - Throws: `DecodingIssues` for any other value at the pointer or in its way.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, default value: @autoclosure () throws -> T,
        using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try decodeIfPresent(type, at: pointer, using: decoder) ?? value()
    }

    /// A decoder that passes on the user info and environment of this value.
    var carriedDecoder: JSON.Decoder {
        var decoder = JSON.Decoder()
        decoder.parsing.maximumDepth = carriedMaximumDepth
        guard let environment = storage.environment else { return decoder }
        decoder.userInfo = environment.userInfo
        decoder.environment = environment.values
        decoder.reporting = environment.values[JSON.Decoder.IssueReporting.self] ?? decoder.reporting
        return decoder
    }

    /// How many levels of the document `carriedDecoder` allows.
    var carriedMaximumDepth: Int? { storage.options.maximumDepth ?? JSONParsingOptions.coding.maximumDepth }
}

extension Decodable {
    /// Whether null is a value of the type rather than the absence of one.
    static var readsNullAsValue: Bool { (self as? any JSONReadable.Type)?.readsNull ?? false }
}
