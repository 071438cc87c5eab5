public import BricolageCore

/// The result of every rule of a schema for every value that it was applied to.
///
///     ✗ / by #
///     ├─ ✓ type "object"
///     ├─ ✗ required ["id", "mail"]: missing "mail"
///     └─ ✗ properties
///        └─ ✗ /age by #/properties/age
///           └─ ✗ minimum 0: expected at least 0, found -3
///
/// The result of a schema for a value appears once; repetitions only refer to it.
public struct Explanation: Sendable {
    /// One schema and one value.
    public struct Step: Sendable {
        /// The address of the schema document.
        public var schemaAddress: String
        /// The schema in its document.
        public var schemaPointer: JSONPointer
        /// Where the schema begins in the text of its document.
        public var schemaLocation: SourceLocation
        /// The title of the schema.
        public var title: String?
        /// The value.
        public var pointer: JSONPointer
        /// Where the value begins.
        public var location: SourceLocation
        /// Whether the value is valid against the schema.
        public var isValid: Bool
        /// The results of the rules, in the order of the schema; empty if an earlier step has them.
        public var rules: [Rule]
        /// Whether an earlier step with this schema and this value has the results.
        public var isRepeated = false
    }

    /// One keyword of a schema.
    public struct Rule: Sendable {
        /// The keyword; empty for a schema that is `true` or `false`.
        public var keyword: String
        /// Its value in the schema, shortened; nil if it consists of schemas.
        public var value: String?
        /// Whether the value obeys it.
        public var isObeyed: Bool
        /// Its complaints about the value.
        public var complaints: [String] = []
        /// The schemas that it applied.
        public var steps: [Step] = []
    }

    /// The whole schema and the whole document.
    public var root: Step
    /// Whether the explanation is incomplete because the stack was exhausted.
    public var isIncomplete = false

    /// Whether the document is valid.
    public var isValid: Bool { root.isValid }
}

extension CompiledSchema {
    /// The result of every rule of the schema for a document.
    ///
    /// - Throws: The reason if there is no verdict.
    public func explanation(of document: JSONDocument) throws(ValidationInterruption) -> Explanation {
        let record = try fullRecord(of: document.root)
        var builder = ExplanationBuilder(program, document, record)
        let root = builder.step(record)
        return Explanation(root: root, isIncomplete: builder.isIncomplete)
    }
}
