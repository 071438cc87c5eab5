public import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// A schema that is part of a program's text, compiled where it stands.
///
///     static let schema = EmbeddedSchema(#"{"type": "array", "minItems": 1}"#)
///     try schema.compiled.isValid(document)
///
/// What is wrong with the text is thrown when the schema is asked for, so that a program need not end over it.
public struct EmbeddedSchema: Sendable {
    private let outcome: Result<CompiledSchema, any Error>

    /// Compiles a schema that refers to nothing outside of its text.
    ///
    /// - Parameter place: The schema inside the text that is meant.
    public init(_ text: String, at place: JSONPointer = .root) {
        outcome = Result {
            var registry = SchemaRegistry()
            let root = registry.add(SchemaSource(document: try JSONDocument(parsing: text)))
            let schema = place == .root ? root : try registry.resolve(place.fragment, from: root)
            return try CompiledSchema(schema, registry: registry)
        }
    }

    /// The schema.
    ///
    /// - Throws: `JSONSyntaxError`, `ReferenceError` or `SchemaIssues`, whichever kept the text from becoming one.
    public var compiled: CompiledSchema {
        get throws { try outcome.get() }
    }
}
