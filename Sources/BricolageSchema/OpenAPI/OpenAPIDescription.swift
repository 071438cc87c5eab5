internal import BricolageCore

/// A description of an HTTP API, as far as it holds schemas: OpenAPI 2.0, which is Swagger, 3.0, 3.1 and 3.2.
///
///     openapi: 3.0.3               swagger: "2.0"
///     paths: …                     paths: …
///     components:                  definitions:
///       schemas:                     Pet: …          each of these is a schema
///         Pet: …
///
/// Schemas of 2.0 and 3.0 are those of draft 4, in 3.0 with `nullable`, later ones those that `jsonSchemaDialect` names,
/// 2020-12 if it names none that is known.
package struct OpenAPIDescription: Sendable {
    /// The description itself, which is no schema.
    package let root: JSONSchema
    /// The version as it is written, such as `3.0.3`.
    package let version: String

    /// A file that says it is such a description; nil for all others.
    package init?(_ file: JSONSchema) {
        guard file.node.index == 0, let version = Self.version(of: file.node) else { return nil }
        root = file
        self.version = version
    }

    /// The way to the object that holds the schemas.
    package var schemasPath: [String] { version == Self.swagger ? ["definitions"] : ["components", "schemas"] }

    /// The schemas by their names, in the order of the text.
    package var schemas: [(name: String, schema: JSONSchema)] {
        let path = schemasPath
        guard let outer = path.dropLast().reduce(Optional(root.node), { $0?[$1] }), let name = path.last else {
            return []
        }
        return root.subschema(outer).namedSchemas(in: name).filter(\.schema.node.canBeSchema)
    }

    /// The address of what the schemas of such a file must obey.
    package var metaschemaAddress: String { Metaschemas.openAPIAddress(for: root.dialect, at: schemasPath) }

    /// The one version that was published as Swagger.
    private static let swagger = "2.0"

    /// The version of a description of OpenAPI 3 that is newer than those which are known, such as `3.3.0`.
    package static func unknownVersion(of source: SchemaSource) -> String? {
        guard let version = version(of: source.document.root) else { return nil }
        let isKnown =
            version == swagger || ["3.0", "3.1", "3.2"].contains { version == $0 || version.hasPrefix($0 + ".") }
        return isKnown ? nil : version
    }

    private static func version(of node: JSONDocument.Node) -> String? {
        guard node.kind == .object else { return nil }
        if let version = node["openapi"]?.string, version.hasPrefix("3.") { return version }
        // Many write the number where the text must stand.
        guard let word = node["swagger"], word.string == swagger || word.double == 2 else { return nil }
        return swagger
    }

    /// The rules for the schemas of a file that is such a description; nil for all others.
    static func dialect(of node: JSONDocument.Node) -> SchemaDialect? {
        guard let version = version(of: node) else { return nil }
        if version == swagger || version == "3.0" || version.hasPrefix("3.0.") { return .draft4 }
        return node["jsonSchemaDialect"]?.string.flatMap { SchemaDialect(identifier: $0) } ?? .draft2020
    }
}

extension JSONSchema {
    /// Whether the schema lets null in beside the types it names, which those of OpenAPI 3.0 say with `nullable`
    /// (OpenAPI 3.0.4, 4.7.24.1).
    ///
    /// It adds null to `type` alone: an `enum` that does not list null still refuses it. Files that a description refers
    /// to are of draft 4 too, without saying so; to a schema that says it is of that draft, the word means nothing.
    package var isNullable: Bool {
        dialect == .draft4 && metaschema == nil && node.kind == .object && node["nullable"]?.bool == true
    }
}
