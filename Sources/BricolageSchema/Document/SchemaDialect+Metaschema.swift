extension SchemaDialect {
    /// The `$schema` of this dialect: the address of its metaschema.
    public var metaschemaAddress: String {
        switch self {
        case .draft3, .draft4, .draft6, .draft7: "http://json-schema.org/\(rawValue)/schema#"
        case .draft2019, .draft2020: "https://json-schema.org/draft/\(rawValue)/schema"
        case .v1: "https://json-schema.org/v1"
        }
    }
}
