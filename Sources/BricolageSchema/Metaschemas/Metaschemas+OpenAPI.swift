extension Metaschemas {
    /// Metaschemas for OpenAPI descriptions, by address: their schemas must be schemas of their dialect.
    ///
    /// Nothing else in such a description is checked.
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

    /// The address of such a metaschema.
    ///
    /// - Parameter path: The path to the schemas in the description.
    static func openAPIAddress(for dialect: SchemaDialect, at path: [String]) -> String {
        "urn:bricolage:openapi:" + path.joined(separator: ":") + ":" + dialect.rawValue
    }
}
