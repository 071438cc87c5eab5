public import BricolageCore
internal import BricolageSchema
public import BricolageValidation
internal import BricolageWriting

/// A compiled schema written in Swift, which reads any number of documents.
///
/// It is immutable and can be shared between tasks: create it once and keep it.
public struct CompiledTypedSchema<Value>: Sendable {
    /// The schema that the validator uses.
    public let schema: CompiledSchema
    private let reading: ValueReading<Value>
    private let context: SchemaContext

    init(_ typed: TypedSchema<Value>, options: ValidationOptions) throws {
        let emission = SchemaEmission(of: typed.part)
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(document: try JSONDocument(emission.json)))
        schema = try CompiledSchema(root, registry: registry, options: options)
        context = try SchemaContext(emission, root, registry, options)
        reading = typed.reading
    }

    /// The JSON Schema document to which the schema pointers of reports refer.
    public var document: JSONDocument { context.document }

    /// The value of a document.
    ///
    /// - Throws: Everything that makes the document invalid, or that does not fit its Swift type.
    public func value(of document: JSONDocument) throws(ValidationReport) -> Value { try value(of: document.root) }

    /// The value of a part of a document.
    ///
    /// - Throws: Everything that makes it invalid, or that does not fit its Swift type.
    public func value(of node: JSONDocument.Node) throws(ValidationReport) -> Value {
        guard schema.isValid(node) else { throw schema.report(on: node) }
        var survey = ReadingSurvey(context, node)
        survey.look(at: node, by: reading.look)
        if let report = survey.report { throw report }
        guard let value = reading.read(node, ReadingContext(survey)) else {
            throw ValidationReport(issues: [ValidationIssue(at: node, expected: "\(Value.self)", in: context.document)])
        }
        return value
    }
}

extension TypedSchema {
    /// Compiles the schema with the validator.
    ///
    /// - Parameter options: The options; by default formats are asserted.
    /// - Throws: `SchemaIssues` if the schema is invalid, such as a malformed pattern.
    public func compiled(options: ValidationOptions = .assertingFormats) throws -> CompiledTypedSchema<Value> {
        try CompiledTypedSchema(self, options: options)
    }
}

extension ValidationOptions {
    /// The default options with asserted formats, because a format named in Swift is meant to hold.
    public static var assertingFormats: ValidationOptions {
        var options = ValidationOptions()
        options.assertsFormats = true
        return options
    }
}
