public import BricolageCore

extension JSONDocument {
    /// Makes a document of a value, as if the value had been written and parsed.
    ///
    /// Duplicate keys are kept.
    ///
    /// - Throws: `JSONSyntaxError` with the reason `sizeLimit` when the text would be larger than a document can be.
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
    /// Linear in what it holds.
    public var description: String { json.description }
}

extension JSON.Decoder {
    /// Decodes a value from a value of `JSON`.
    ///
    /// - Throws: `DecodingIssues` when the type does not fit it.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from json: JSON) throws -> T {
        try decode(type, from: JSONDocument(json))
    }
}
