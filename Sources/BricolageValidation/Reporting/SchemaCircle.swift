internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// A schema that refers to itself for the same value, and that value.
struct SchemaCircle: Sendable {
    private let pointer: JSONPointer
    private let location: SourceLocation
    private let excerpt: SourceExcerpt
    private let schemaAddress: String
    private let schemaPointer: JSONPointer
    private let schemaLocation: SourceLocation
    /// What the message calls the schema; its file is named only if it is not that of the whole schema.
    private let name: String

    /// - Parameters:
    ///   - block: The number of the schema in a program.
    ///   - index: The place of the value on the tape of its document.
    init(through block: UInt32, for index: Int, _ program: Program, _ storage: DocumentStorage) {
        let origin = program.origins[Int(block)]
        let (value, schema) = (JSONDocument.Node(storage: storage, index: index), program.node(origin))
        (pointer, location, excerpt) = (value.pointer, value.location, value.excerpt)
        (schemaPointer, schemaLocation) = (schema.pointer, schema.location)
        schemaAddress = program.sources[Int(origin.source)].source.identifier
        name = (origin.source == program.origins[0].source ? "" : schemaAddress) + schemaPointer.fragment
    }

    /// The issue of a report.
    ///
    /// - Parameters:
    ///   - rule: The kind of the issue.
    ///   - names: The names in the schema, if content of the document must not be shown; nil shows it.
    func issue(rule: String, redactedTo names: Set<String>?) -> IssueDescription {
        let circle = "the schema \(name) refers to itself for the same value"
        return IssueDescription(
            rule: rule, location: location, pointer: names.map(pointer.redacted) ?? pointer, severity: .error,
            message: "no verdict: \(circle), so validation would never end",
            excerpt: names == nil ? excerpt : nil,
            details: JSON.Object(ofSchema: schemaAddress, at: schemaPointer, schemaLocation))
    }
}
