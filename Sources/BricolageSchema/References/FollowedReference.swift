internal import BricolageCore

/// A reference as schemas of one document with one base address write it.
struct FollowedReference: Hashable {
    private let environment: ObjectIdentifier
    private let text: ExactKey

    init(_ text: String, from schema: JSONSchema) {
        environment = ObjectIdentifier(schema.environment)
        self.text = ExactKey(text)
    }

    /// What the reference leads to.
    struct End: Sendable {
        let target: JSONSchema
        /// One of the schemas that have the reference, which keeps the identifier of their environment from being that
        /// of another one.
        let origin: JSONSchema
    }
}
