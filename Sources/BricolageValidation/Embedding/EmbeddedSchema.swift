public import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// A schema embedded in the source of a program.
///
///     static let schema = EmbeddedSchema(#"{"type": "array", "minItems": 1}"#)
///     try schema.compiled.isValid(document)
///
/// Errors in the text are thrown when the schema is used, so they need not end the program.
public struct EmbeddedSchema: Sendable {
    private let outcome: Result<CompiledSchema, any Error>

    /// Compiles a schema without references outside its text.
    ///
    /// - Parameter place: The schema inside the text to compile.
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
    /// - Throws: `JSONSyntaxError`, `ReferenceError` or `SchemaIssues` if the text is not a valid schema.
    public var compiled: CompiledSchema {
        get throws { try outcome.get() }
    }
}
