extension JSONSchema {
    /// The address of the metaschema that the file with this root must obey: that for the description of an API, the
    /// one that `$schema` names, or that of the dialect.
    ///
    /// An address that names a dialect, but not its metaschema, such as `https://json-schema.org/draft-07/schema`,
    /// means the metaschema of that dialect: otherwise such a file would be read by its rules, but not checked.
    package var metaschemaAddress: String {
        OpenAPIDescription(self)?.metaschemaAddress ?? namedMetaschemaAddress ?? dialect.metaschemaAddress
    }

    private var namedMetaschemaAddress: String? {
        guard let metaschema, !JSONSchema.namesNoVersion(metaschema) else { return nil }
        return JSONSchema.unusualDialect(ofAddress: metaschema)?.metaschemaAddress ?? metaschema
    }

    /// Whether an address is `http://json-schema.org/schema#`, which once meant the newest version at the time.
    package static func namesNoVersion(_ address: String) -> Bool {
        ["http://json-schema.org/schema", "https://json-schema.org/schema"].contains { base in
            address == base || address == base + "#"
        }
    }

    /// The dialect that an address names without being the address of a metaschema; nil for all other addresses.
    package static func unusualDialect(ofAddress address: String) -> SchemaDialect? {
        Metaschemas.contains(URIReference(address)) ? nil : SchemaDialect(identifier: address)
    }
}
