public import BricolageCore
internal import BricolagePointers

extension Shape {
    /// A schema of draft 2020-12 that accepts all documents of the shape.
    ///
    /// It states what has enough evidence according to the options, and leaves objects open: unknown members are
    /// allowed. Members keep the order of the documents. Without any document, the schema accepts everything.
    public func schema(_ options: InferenceOptions = .cautious) -> JSON {
        var options = options
        let statesNullAlone = options.valuesPerType <= 1
        options.valuesPerType = min(options.valuesPerType, max(documentCount, 1))
        var schema: JSON.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
        if let title = options.title { schema["title"] = .string(title) }
        let recursion = Recursion(root, options)
        let names = recursion.names
        let references = recursion.definitions.indices.map { number in
            names[recursion.whole(number)].map { JSONPointer(tokens: ["$defs", $0]).fragment } ?? "#"
        }
        let writer = SchemaWriter(
            options: options, references: references, documentCount: documentCount, statesNullAlone: statesNullAlone)
        let whole = recursion.rootDefinition.map { recursion.definitions[$0].shape } ?? recursion.root
        if case .object(let keywords) = writer.schema(of: whole) {
            for (keyword, value) in keywords { schema[keyword] = value }
        }
        if !names.isEmpty {
            let definitions = names.sorted { $0.key < $1.key }.map { number, name in
                (name, writer.schema(of: recursion.definitions[number].shape))
            }
            schema["$defs"] = .object(JSON.Object(definitions))
        }
        return .object(schema)
    }
}
