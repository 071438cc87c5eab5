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
