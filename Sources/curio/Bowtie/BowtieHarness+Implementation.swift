internal import BricolageCore
internal import BricolageSchema

extension BowtieHarness {
    /// The description of this implementation in the answer to `start`.
    ///
    /// The protocol requires addresses. These are placeholders; whoever publishes a comparison replaces them by the
    /// addresses of the copy that is compared.
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
