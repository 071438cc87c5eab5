public import BricolageCore

/// What every rule of a schema said of every value that it was asked about.
///
///     ✗ / by #
///     ├─ ✓ type "object"
///     ├─ ✗ required ["id", "mail"]: missing "mail"
///     └─ ✗ properties
///        └─ ✗ /age by #/properties/age
///           └─ ✗ minimum 0: expected at least 0, found -3
///
/// What a schema says of a value is told once; where it is asked again, that is only mentioned.
public struct Explanation: Sendable {
    /// One schema and one value.
    public struct Step: Sendable {
        /// The address of the schema document.
        public var schemaAddress: String
        /// The schema in its document.
        public var schemaPointer: JSONPointer
        /// Where the schema begins in the text of its document.
        public var schemaLocation: SourceLocation
        /// What the schema calls itself.
        public var title: String?
        /// The value.
        public var pointer: JSONPointer
        /// Where the value begins.
        public var location: SourceLocation
        /// Whether the value is valid by the schema.
        public var isValid: Bool
        /// What the rules of the schema said, in the order in which they stand there; empty where it was told before.
        public var rules: [Rule]
        /// Whether what the rules said stands at the first step with this schema and this value.
        public var isRepeated = false
    }

    /// One keyword of a schema.
    public struct Rule: Sendable {
        /// The keyword; empty for a schema that is `true` or `false`.
        public var keyword: String
        /// Its value in the schema, shortened; nil where that is made of schemas.
        public var value: String?
        /// Whether the value that was asked about obeys it.
        public var isObeyed: Bool
        /// What it has against the value.
        public var complaints: [String] = []
        /// The schemas that it asked.
        public var steps: [Step] = []
    }

    /// The whole schema and the whole document.
    public var root: Step
    /// Whether the stack ended before everything was told.
    public var isIncomplete = false

    /// Whether the document is valid.
    public var isValid: Bool { root.isValid }
}

extension CompiledSchema {
    /// What every rule of the schema says of a document.
    ///
    /// - Throws: Why there is no verdict.
    public func explanation(of document: JSONDocument) throws(ValidationInterruption) -> Explanation {
        let record = try fullRecord(of: document.root)
        var builder = ExplanationBuilder(program, document, record)
        let root = builder.step(record)
        return Explanation(root: root, isIncomplete: builder.isIncomplete)
    }
}
