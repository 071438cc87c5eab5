extension JSONSchema {
    /// The address of the metaschema that a file must obey, of which this is the root: that for the description of an API,
    /// the one that `$schema` names, or that of the dialect.
    ///
    /// An address by which a dialect is known, and under which nothing is, such as `https://json-schema.org/draft-07/schema`,
    /// means the metaschema of that dialect: otherwise such a file would be read by its rules and checked by none.
    package var metaschemaAddress: String {
        OpenAPIDescription(self)?.metaschemaAddress ?? namedMetaschemaAddress ?? dialect.metaschemaAddress
    }

    private var namedMetaschemaAddress: String? {
        guard let metaschema, !JSONSchema.namesNoVersion(metaschema) else { return nil }
        return JSONSchema.unusualDialect(ofAddress: metaschema)?.metaschemaAddress ?? metaschema
    }

    /// Whether an address is `http://json-schema.org/schema#`, which once meant the newest version, whichever that was.
    package static func namesNoVersion(_ address: String) -> Bool {
        ["http://json-schema.org/schema", "https://json-schema.org/schema"].contains { base in
            address == base || address == base + "#"
        }
    }

    /// The dialect that an address names without being that of one of its metaschemas; nil for all others.
    package static func unusualDialect(ofAddress address: String) -> SchemaDialect? {
        Metaschemas.contains(URIReference(address)) ? nil : SchemaDialect(identifier: address)
    }
}
