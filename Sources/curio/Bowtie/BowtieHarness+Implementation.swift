internal import BricolageCore
internal import BricolageSchema

extension BowtieHarness {
    /// What the answer to `start` says of this implementation.
    ///
    /// The protocol wants addresses. Who publishes a comparison replaces these by those of the copy that is compared.
    static var implementation: JSON {
        [
            "language": "swift",
            "name": "bricolage",
            "version": .string(Curio.version),
            "homepage": "urn:bricolage:homepage",
            "documentation": "urn:bricolage:documentation",
            "issues": "urn:bricolage:issues",
            "source": "urn:bricolage:source",
            "dialects": .array(JSON.Array(SchemaDialect.allCases.reversed().map { .string($0.metaschemaAddress) })),
        ]
    }
}
