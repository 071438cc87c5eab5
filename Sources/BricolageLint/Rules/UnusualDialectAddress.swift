internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A `$schema` that few programs know: `"https://json-schema.org/draft-07/schema#"`, which has `http` in its own
    /// `$id`.
    static let unusualDialectAddress = LintRule(
        "unusual-dialect-address", .note, "The address in $schema differs from that of the metaschema.",
        .schema { schema, findings in
            guard let node = schema["$schema"], let address = node.string,
                let dialect = JSONSchema.unusualDialect(ofAddress: address),
                // Hyper-schemas and vocabularies have addresses of their own.
                case let usual = dialect.metaschemaAddress, sameBehindScheme(address, usual)
            else { return }
            findings.add(
                node, "other programs may not know the dialect \"\(address)\"", remark: "; its address is \"\(usual)\"")
        })

    /// Whether two addresses differ only in their schemes and empty fragments.
    private static func sameBehindScheme(_ address: String, _ other: String) -> Bool {
        func rest(_ address: String) -> URIReference {
            var rest = URIReference(address).withoutFragment
            rest.scheme = nil
            return rest
        }
        return address != other && rest(address) == rest(other)
    }
}
