public import BricolageCore
internal import BricolageWriting

/// A type that embeds the schema of its values, so that it can report every violation.
///
/// Types express the members and kinds of a schema. Only the schema has lengths, ranges, patterns and conditions:
/// ordinary reading ignores them, `init(valid:)` checks them.
///
///     let food = try Food(valid: text)
///     try food.validationReport().issues
///
/// `curio generate --validate` makes the root type conform.
public protocol SchemaChecked: Decodable {
    /// The schema of the values.
    static var schema: EmbeddedSchema { get }
}

extension SchemaChecked {
    /// Reads a document that is valid according to the schema.
    ///
    /// - Throws: `ValidationReport` with everything that is wrong, or the error that prevents reading the value.
    public init(valid document: JSONDocument) throws {
        let schema = try Self.schema.compiled
        if !schema.isValid(document) { throw schema.report(on: document) }
        self = try JSON.decode(Self.self, from: document)
    }

    /// Reads a text that is valid according to the schema.
    ///
    /// - Throws: `JSONSyntaxError` if it is not JSON, otherwise like `init(valid:)` of a document.
    public init(valid text: String) throws { try self.init(valid: JSONDocument(parsing: text)) }

    /// Reads UTF-8 text that is valid according to the schema.
    ///
    /// - Throws: `JSONSyntaxError` if it is not JSON, otherwise like `init(valid:)` of a document.
    public init(valid bytes: [UInt8]) throws { try self.init(valid: JSONDocument(parsing: bytes)) }
}

extension SchemaChecked where Self: Encodable {
    /// Validates the value, as it would be written, against its schema.
    ///
    /// - Throws: An error if the value cannot be written, or the schema cannot be used.
    public func validationReport() throws -> ValidationReport {
        try Self.schema.compiled.report(on: JSONDocument(parsing: JSON.encode(self)))
    }
}
