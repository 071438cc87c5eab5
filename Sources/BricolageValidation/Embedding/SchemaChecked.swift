public import BricolageCore
internal import BricolageWriting

/// A type that knows the schema of its values, so that it can tell everything by which a value breaks it.
///
/// Types hold what a schema says of members and kinds. Lengths, ranges, patterns and conditions are the schema's alone:
/// reading does not look at them, and reading what is valid does.
///
///     let food = try Food(valid: text)
///     try food.validationReport().issues
///
/// `curio generate --validate` makes the outermost type one of these.
public protocol SchemaChecked: Decodable {
    /// The schema of the values.
    static var schema: EmbeddedSchema { get }
}

extension SchemaChecked {
    /// Reads a document that the schema holds to be valid.
    ///
    /// - Throws: `ValidationReport` with everything that is wrong with it, or what keeps the value from being read.
    public init(valid document: JSONDocument) throws {
        let schema = try Self.schema.compiled
        if !schema.isValid(document) { throw schema.report(on: document) }
        self = try JSON.decode(Self.self, from: document)
    }

    /// Reads a text that the schema holds to be valid.
    ///
    /// - Throws: `JSONSyntaxError` where it is no JSON, otherwise as `init(valid:)` of a document.
    public init(valid text: String) throws { try self.init(valid: JSONDocument(parsing: text)) }

    /// Reads a text in UTF-8 that the schema holds to be valid.
    ///
    /// - Throws: `JSONSyntaxError` where it is no JSON, otherwise as `init(valid:)` of a document.
    public init(valid bytes: [UInt8]) throws { try self.init(valid: JSONDocument(parsing: bytes)) }
}

extension SchemaChecked where Self: Encodable {
    /// Everything by which the value, as it would be written, breaks its schema.
    ///
    /// - Throws: What keeps the value from being written, or the schema from being used.
    public func validationReport() throws -> ValidationReport {
        try Self.schema.compiled.report(on: JSONDocument(parsing: JSON.encode(self)))
    }
}
