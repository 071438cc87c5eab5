public import BricolageCore
internal import BricolageSampling
public import BricolageSchema
public import BricolageValidation

/// Whether a new version of a schema accepts everything that the old one accepted.
///
///     let comparison = try SchemaCompatibility(old: JSONDocument(parsing: old), new: JSONDocument(parsing: new))
///     comparison.verdict       // .incompatible
///     comparison.witness       // a document that the old schema accepts and the new one refuses
///
/// This is undecidable for arbitrary schemas, so there are three verdicts. The verdict is `compatible` only if every
/// rule of the new schema follows from the old one, and `incompatible` only with a document that proves it.
public struct SchemaCompatibility: Sendable {
    /// The verdict.
    public enum Verdict: String, Sendable, Hashable {
        /// The new schema accepts everything that the old one accepts.
        case compatible
        /// The new schema refuses a document, the witness, that the old one accepts.
        case incompatible
        /// Some rule does not follow, but no document was found that proves it.
        case unknown
    }

    /// A rule of the new schema that does not follow from the old one.
    public struct Change: Sendable, Hashable {
        /// A keyword or a schema in one of the documents.
        public struct Place: Sendable, Hashable {
            /// The file, if any.
            public var path: String?
            /// The pointer to it.
            public var pointer: JSONPointer
            /// Where it begins.
            public var location: SourceLocation
        }

        /// Schemas of an old and a new `anyOf` or `oneOf` that correspond to each other.
        public struct Branch: Sendable, Hashable {
            /// The schema of the old keyword that accepted a value; nil if it is not known.
            public var old: Place?
            /// The corresponding schema of the new keyword; nil if there is none.
            public var new: Place?
            /// Another schema of a new `oneOf` that may accept the value too; nil if this is not the problem.
            public var rival: Place?
        }

        /// The place in the old schema whose rule differs, or where no such rule exists.
        public var old: Place
        /// The place of the rule in the new schema.
        public var new: Place
        /// The values concerned; `*` stands for any member or element.
        public var pointer: JSONPointer
        /// Other values that the same rule is about, such as members that refer to the same definition.
        ///
        /// There may be more.
        public var otherPointers: [JSONPointer]
        /// What the rule requires.
        public var message: String
        /// Whether the rule certainly refuses values that were accepted, unless other rules of the old schema already
        /// refused all of these.
        public var isCertain: Bool
        /// The innermost branch of an `anyOf` or `oneOf` that the rule is in or about; nil if there is none, or if
        /// neither its old nor its new schema is known.
        public var branch: Branch?
    }

    /// The verdict.
    public var verdict: Verdict
    /// The rules that do not follow from the old schema; empty if the schemas are compatible.
    public var changes: [Change]
    /// A document that the old schema accepts and the new one refuses.
    public var witness: JSON?
    /// Why the new schema refuses the witness.
    public var refusal: ValidationReport?

    /// Compares two schemas, including everything that they refer to.
    ///
    /// - Parameter effort: The number of documents to try in search of a witness.
    /// - Throws: Everything that is wrong with one of the schemas, with locations.
    public init(
        old: JSONSchema, in oldRegistry: SchemaRegistry, new: JSONSchema, in newRegistry: SchemaRegistry,
        options: ValidationOptions = ValidationOptions(), effort: Int = 600
    ) throws(SchemaIssues) {
        var sampling = SamplingOptions()
        sampling.validation = options
        // Both are compiled before the comparison, so that anything that is not a schema is reported.
        _ = try SchemaSampler(old, registry: oldRegistry, options: sampling)
        let compiled = try CompiledSchema(new, registry: newRegistry, options: options)
        var comparison = SchemaComparison(old, oldRegistry, new, newRegistry, options)
        let found = comparison.changes()
        changes = found.map(\.change)
        verdict = changes.isEmpty ? .compatible : .unknown
        guard !changes.isEmpty else { return }
        let search = WitnessSearch(
            old: old, oldRegistry, new: compiled, options: sampling, changes: found.map(\.found))
        guard let proof = try search.witness(effort: effort) else { return }
        witness = proof.json
        refusal = proof.report
        verdict = .incompatible
    }

    /// Compares two schemas without external references.
    ///
    /// - Throws: Everything that is wrong with one of the schemas, with locations.
    public init(
        old: JSONDocument, new: JSONDocument, options: ValidationOptions = ValidationOptions()
    ) throws(SchemaIssues) {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: old))
        let new = newRegistry.add(SchemaSource(document: new))
        try self.init(old: old, in: oldRegistry, new: new, in: newRegistry, options: options)
    }
}
