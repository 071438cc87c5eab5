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
/// Nobody can tell this of any two schemas, so there are three verdicts. `compatible` is said only where every rule of
/// the new schema follows from the old one, and `incompatible` only with a document at hand that shows it.
public struct SchemaCompatibility: Sendable {
    /// What is known.
    public enum Verdict: String, Sendable, Hashable {
        /// Whatever the old schema accepts the new one accepts too.
        case compatible
        /// The new schema refuses the witness, which the old one accepts.
        case incompatible
        /// Something does not follow, and no document was found that shows it.
        case unknown
    }

    /// Something that the new schema asks for and the old one did not.
    public struct Change: Sendable, Hashable {
        /// A keyword or a schema in one of the documents.
        public struct Place: Sendable, Hashable {
            /// The file, where there is one.
            public var path: String?
            /// The way to it.
            public var pointer: JSONPointer
            /// Where it begins.
            public var location: SourceLocation
        }

        /// Where the old schema says something else, or nothing.
        public var old: Place
        /// Where the new schema asks for it.
        public var new: Place
        /// The values that it is about; `*` stands for any member or element.
        public var pointer: JSONPointer
        /// What is asked for.
        public var message: String
        /// Whether values are refused for it for sure, if there are any here at all.
        public var isCertain: Bool
    }

    /// What is known.
    public var verdict: Verdict
    /// What does not follow from the old schema; empty where the schemas are compatible.
    public var changes: [Change]
    /// A document that the old schema accepts and the new one refuses.
    public var witness: JSON?
    /// Why the new schema refuses it.
    public var refusal: ValidationReport?

    /// Compares two schemas, with all that they refer to.
    ///
    /// - Parameter effort: How many documents are tried to find one that shows a difference.
    /// - Throws: Everything that is wrong with one of the schemas, with places.
    public init(
        old: JSONSchema, in oldRegistry: SchemaRegistry, new: JSONSchema, in newRegistry: SchemaRegistry,
        options: ValidationOptions = ValidationOptions(), effort: Int = 600
    ) throws(SchemaIssues) {
        var sampling = SamplingOptions()
        sampling.validation = options
        // Both are compiled before anything is compared, so that what is no schema is reported.
        _ = try SchemaSampler(old, registry: oldRegistry, options: sampling)
        let compiled = try CompiledSchema(new, registry: newRegistry, options: options)
        var comparison = SchemaComparison(old, oldRegistry, new, newRegistry, options)
        changes = comparison.changes()
        verdict = changes.isEmpty ? .compatible : .unknown
        guard !changes.isEmpty else { return }
        let search = WitnessSearch(
            old: old, oldRegistry, new: compiled, in: new.source.document, options: sampling, changes: changes)
        guard let found = try search.witness(effort: effort) else { return }
        witness = found.json
        refusal = found.report
        verdict = .incompatible
    }

    /// Compares two schemas that refer to nothing outside of themselves.
    ///
    /// - Throws: Everything that is wrong with one of the schemas, with places.
    public init(
        old: JSONDocument, new: JSONDocument, options: ValidationOptions = ValidationOptions()
    ) throws(SchemaIssues) {
        var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
        let old = oldRegistry.add(SchemaSource(document: old))
        let new = newRegistry.add(SchemaSource(document: new))
        try self.init(old: old, in: oldRegistry, new: new, in: newRegistry, options: options)
    }
}
