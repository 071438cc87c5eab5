extension Metaschemas {
    /// What the schemas of OpenAPI descriptions must obey, by address: that they are schemas of their dialect.
    ///
    /// Nothing else of such a description is looked at.
    static let openAPI = Dictionary(
        uniqueKeysWithValues: SchemaDialect.allCases.map { dialect in
            let text = """
                {"properties": {"components": {"properties": {"schemas": {
                    "type": "object", "additionalProperties": {"$ref": "\(dialect.metaschemaAddress)"}}}}}}
                """
            return (openAPIAddress(for: dialect), text)
        })

    /// The address of such a schema.
    static func openAPIAddress(for dialect: SchemaDialect) -> String {
        "urn:bricolage:openapi:" + dialect.rawValue
    }
}
