extension JSONSchema {
    /// The address of the metaschema that a file must obey, of which this is the root: that for the description of an API,
    /// the one that `$schema` names, or that of the dialect.
    package var metaschemaAddress: String {
        OpenAPIDescription(self)?.metaschemaAddress ?? metaschema ?? dialect.metaschemaAddress
    }
}
