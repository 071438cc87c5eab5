public import BricolageCore

extension JSONDocument {
    /// Creates a document from a value, as if the value had been written and parsed.
    ///
    /// Duplicate keys are kept.
    ///
    /// - Throws: `JSONSyntaxError` with the reason `sizeLimit` if the text would be too large for a document.
    public init(_ json: JSON) throws(JSONSyntaxError) {
        try self.init(parsing: json.serialized(), options: JSONParsingOptions(duplicateKeys: .keep))
    }
}

extension JSONDocument: CustomStringConvertible {
    /// The document as compact JSON.
    public var description: String { root.description }
}

extension JSONDocument.Node: CustomStringConvertible {
    /// The value as compact JSON.
    ///
    /// Linear in its content.
    public var description: String { json.description }
}

extension JSON.Decoder {
    /// Decodes a value from `JSON`.
    ///
    /// - Throws: `DecodingIssues` if it does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from json: JSON) throws -> T {
        try decode(type, from: JSONDocument(json))
    }
}
