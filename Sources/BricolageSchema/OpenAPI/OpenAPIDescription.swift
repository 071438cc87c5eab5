internal import BricolageCore

/// A description of an HTTP API as a container of schemas: OpenAPI 2.0, which is Swagger, 3.0, 3.1 and 3.2.
///
///     openapi: 3.0.3               swagger: "2.0"
///     paths: …                     paths: …
///     components:                  definitions:
///       schemas:                     Pet: …          each of these is a schema
///         Pet: …
///
/// Schemas of 2.0 and 3.0 follow draft 4, in 3.0 with `nullable`; later ones follow the dialect that
/// `jsonSchemaDialect` names, or 2020-12 if it names none that is known.
package struct OpenAPIDescription: Sendable {
    /// The description itself, which is no schema.
    package let root: JSONSchema
    /// The version as it is written, such as `3.0.3`.
    package let version: String

    /// Reads a file that declares itself as such a description; nil for all other files.
    package init?(_ file: JSONSchema) {
        guard file.node.index == 0, let version = Self.version(of: file.node) else { return nil }
        root = file
        self.version = version
    }

    /// The path to the object that contains the schemas.
    package var schemasPath: [String] { version == Self.swagger ? ["definitions"] : ["components", "schemas"] }

    /// The schemas by their names, in the order of the text.
    package var schemas: [(name: String, schema: JSONSchema)] {
        let path = schemasPath
        guard let outer = path.dropLast().reduce(Optional(root.node), { $0?[$1] }), let name = path.last else {
            return []
        }
        return root.subschema(outer).namedSchemas(in: name).filter(\.schema.node.canBeSchema)
    }

    /// The address of the metaschema for the schemas of such a file.
    package var metaschemaAddress: String { Metaschemas.openAPIAddress(for: root.dialect, at: schemasPath) }

    /// The one version that was published as Swagger.
    private static let swagger = "2.0"

    /// The version of an OpenAPI 3 description if it is newer than the known ones, such as `3.3.0`; nil otherwise.
    package static func unknownVersion(of source: SchemaSource) -> String? {
        guard let version = version(of: source.document.root) else { return nil }
        let isKnown =
            version == swagger || ["3.0", "3.1", "3.2"].contains { version == $0 || version.hasPrefix($0 + ".") }
        return isKnown ? nil : version
    }

    private static func version(of node: JSONDocument.Node) -> String? {
        guard node.kind == .object else { return nil }
        if let version = node["openapi"]?.string, version.hasPrefix("3.") { return version }
        // Many files have a number in place of the string.
        guard let word = node["swagger"], word.string == swagger || word.double == 2 else { return nil }
        return swagger
    }

    /// The dialect of the schemas of a file that is such a description; nil for all other files.
    static func dialect(of node: JSONDocument.Node) -> SchemaDialect? {
        guard let version = version(of: node) else { return nil }
        if version == swagger || version == "3.0" || version.hasPrefix("3.0.") { return .draft4 }
        return node["jsonSchemaDialect"]?.string.flatMap { SchemaDialect(identifier: $0) } ?? .draft2020
    }
}

extension JSONSchema {
    /// Whether the schema lets in null besides the types that it names, by the `nullable` of OpenAPI 3.0 (OpenAPI
    /// 3.0.4, 4.7.24.1).
    ///
    /// It adds null to `type` only: an `enum` that does not list null still refuses it. Files that a description refers
    /// to also follow draft 4, without a `$schema`; in a schema with a `$schema`, the keyword means nothing.
    package var isNullable: Bool {
        dialect == .draft4 && metaschema == nil && node.kind == .object && node["nullable"]?.bool == true
    }
}
