public import BricolageCore

extension JSONDocument {
    /// Decodes the value at a pointer.
    ///
    ///     let avatar = try document.decode(Avatar.self, at: "response.avatars[0]")
    ///
    /// - Throws: `DecodingIssues`, whose pointers begin at the root of the document, if the pointer leads nowhere or
    ///   the value does not match the type.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer = .root, using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try root.decode(type, at: pointer, using: decoder)
    }

    /// Decodes the value at a pointer; nil if it, or anything on the path, is absent or null.
    ///
    /// - Throws: `DecodingIssues` for any other value at the pointer or in its way.
    public func decodeIfPresent<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, using decoder: JSON.Decoder? = nil
    ) throws -> T? {
        try root.decodeIfPresent(type, at: pointer, using: decoder)
    }

    /// Decodes the value at a pointer, or returns a default if it is absent or null.
    ///
    /// - Throws: `DecodingIssues` for any other value at the pointer or in its way.
    public func decode<T: Decodable>(
        _ type: T.Type = T.self, at pointer: JSONPointer, default value: @autoclosure () throws -> T,
        using decoder: JSON.Decoder? = nil
    ) throws -> T {
        try root.decode(type, at: pointer, default: value(), using: decoder)
    }
}

extension JSON {
    /// Decodes a part of UTF-8 text.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` if the pointer leads nowhere or the
    ///   value does not match the type.
    public static func decode<T: Decodable>(
        _ type: T.Type = T.self, from bytes: [UInt8], at pointer: JSONPointer
    ) throws -> T {
        try JSONDocument(parsing: bytes, options: .coding).decode(type, at: pointer)
    }

    /// Decodes a part of a string.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` if the pointer leads nowhere or the
    ///   value does not match the type.
    public static func decode<T: Decodable>(
        _ type: T.Type = T.self, from text: String, at pointer: JSONPointer
    ) throws -> T {
        try JSONDocument(parsing: text, options: .coding).decode(type, at: pointer)
    }
}
