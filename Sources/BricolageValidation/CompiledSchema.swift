public import BricolageCore
public import BricolageSchema
internal import BricolageWriting

/// A schema that is ready to validate any number of documents.
///
///     let schema = try CompiledSchema(JSONDocument(parsing: #"{"type": "array", "minItems": 1}"#))
///     schema.isValid(try JSONDocument(parsing: "[]"))   // false
///
/// Compiling resolves every reference; nothing is loaded afterwards. The result is immutable and can be shared between
/// tasks.
public struct CompiledSchema: Sendable {
    let program: Program
    let options: ValidationOptions

    /// Compiles a schema, including everything that it refers to.
    ///
    /// - Parameter registry: The registry that resolves references. By default only the schema itself is known.
    /// - Throws: Everything that is wrong with the schema, with locations.
    public init(
        _ schema: JSONSchema, registry: SchemaRegistry, options: ValidationOptions = ValidationOptions()
    ) throws(SchemaIssues) {
        program = try SchemaCompiler(registry: registry, options: options).program(for: schema)
        self.options = options
    }

    /// Compiles a schema without external references.
    ///
    /// - Throws: Everything that is wrong with the schema, with locations.
    public init(_ document: JSONDocument, options: ValidationOptions = ValidationOptions()) throws(SchemaIssues) {
        var registry = SchemaRegistry()
        let schema = registry.add(SchemaSource(document: document))
        try self.init(schema, registry: registry, options: options)
    }

    /// Whether a document is valid.
    ///
    /// Also false if there is no verdict, because a limit was reached.
    public func isValid(_ document: JSONDocument) -> Bool { isValid(document.root) }

    /// Whether a part of a document is valid.
    public func isValid(_ node: JSONDocument.Node) -> Bool {
        var evaluator = Evaluator(program, node, maximumDepth: options.maximumDepth)
        return evaluator.isValid(node.index)
    }

    /// Whether a value is valid, as if it had been written as a document.
    public func isValid(_ json: JSON) -> Bool {
        guard let document = try? JSONDocument(json) else { return false }
        return isValid(document)
    }
}
