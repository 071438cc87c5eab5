import Bricolage
import BricolageInference
import BricolageValidation
import Testing

/// The schema inferred from documents, without its `$schema`, which must accept them and the others.
func inferredSchema(
    of documents: [String], accepting others: [String] = [], _ options: InferenceOptions = .asSeen,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> JSON {
    let documents = try documents.map { try JSONDocument(parsing: $0) }
    var shape = Shape()
    for document in documents { shape.add(document) }
    var schema = shape.schema(options)
    let compiled = try CompiledSchema(JSONDocument(parsing: schema.serializedBytes()))
    for document in try documents + others.map({ try JSONDocument(parsing: $0) }) {
        #expect(compiled.isValid(document), sourceLocation: sourceLocation)
    }
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema", sourceLocation: sourceLocation)
    schema["$schema"] = nil
    return schema
}
