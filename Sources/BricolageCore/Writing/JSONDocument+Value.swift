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
