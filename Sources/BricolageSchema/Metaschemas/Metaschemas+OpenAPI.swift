extension Metaschemas {
    /// What the schemas of OpenAPI descriptions must obey, by address: that they are schemas of their dialect.
    ///
    /// Nothing else of such a description is looked at.
    static let openAPI: [String: String] = {
        var texts: [String: String] = [:]
        for path in [["definitions"], ["components", "schemas"]] {
            for dialect in SchemaDialect.allCases {
                let schemas = """
                    {"type": "object", "additionalProperties": {"$ref": "\(dialect.metaschemaAddress)"}}
                    """
                texts[openAPIAddress(for: dialect, at: path)] = path.reversed().reduce(schemas) { text, name in
                    #"{"properties": {"\#(name)": \#(text)}}"#
                }
            }
        }
        return texts
    }()

    /// The address of such a schema.
    ///
    /// - Parameter path: Where a description has its schemas.
    static func openAPIAddress(for dialect: SchemaDialect, at path: [String]) -> String {
        "urn:bricolage:openapi:" + path.joined(separator: ":") + ":" + dialect.rawValue
    }
}
