public import BricolageCore

extension Shape {
    /// A schema of draft 2020-12 that accepts all documents of the shape.
    ///
    /// It says what was seen often enough by the options, and leaves objects open: a member that no document had is
    /// allowed. Members stand in the order that they have in the documents. Without a document, everything is accepted.
    public func schema(_ options: InferenceOptions = .cautious) -> JSON {
        var options = options
        options.valuesPerType = min(options.valuesPerType, max(documentCount, 1))
        var schema: JSON.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
        if let title = options.title { schema["title"] = .string(title) }
        if case .object(let keywords) = SchemaWriter(options: options).schema(of: root) {
            for (keyword, value) in keywords { schema[keyword] = value }
        }
        return .object(schema)
    }
}
