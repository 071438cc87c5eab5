internal import BricolageSchema

/// Registries of the files that groups of tests refer to, so that a file is not added again for each group.
///
///     {"$ref": "f.json#/$defs/a"}  {"$ref": "f.json#/$defs/b"}  …      "f.json" in draft 2020-12 ──▶ a registry with it
///
/// A registry is shared only where this cannot change results: between groups that refer to one file and define no
/// names themselves. Otherwise references could be resolved to names in files that belong to other groups.
struct SharedTestFiles {
    private struct Key: Hashable {
        var file: Substring
        var dialect: SchemaDialect
        var metaschema: String?
    }

    private let registry: SchemaRegistry
    private var registries: [Key: SchemaRegistry] = [:]

    /// - Parameter registry: An empty registry, which is copied for each group.
    init(_ registry: SchemaRegistry) { self.registry = registry }

    /// A registry for the schema of a group, which may contain the file that the schema refers to.
    mutating func registry(for source: SchemaSource) -> SchemaRegistry {
        let schema = registry.root(of: source)
        guard let reference = Self.onlyReference(of: schema) else { return registry }
        let key = Key(file: Self.file(of: reference), dialect: schema.dialect, metaschema: schema.metaschema)
        if let known = registries[key] { return known }
        var registry = registry
        // Any error is reported when the schema is compiled.
        _ = try? registry.resolve(reference, from: schema)
        registries[key] = registry
        return registry
    }

    /// A reference to the only other file that a schema refers to; nil if there are several files or none, or if the
    /// schema contains names or definitions.
    private static func onlyReference(of root: JSONSchema) -> String? {
        guard root["$id"] == nil, root["id"] == nil else { return nil }
        var found: String?
        var pending = [root]
        while let schema = pending.popLast() {
            let inside = schema.subschemas
            // Schemas in definitions, and beside a reference that hides its siblings, may be unused; then no file that
            // they refer to is loaded.
            guard schema.environment === root.environment, schema["$defs"] == nil, schema["definitions"] == nil,
                !schema.hidesSiblingsOfReference || inside.isEmpty
            else { return nil }
            for (_, text) in schema.references where !file(of: text).isEmpty {
                guard found.map({ file(of: $0) == file(of: text) }) ?? true else { return nil }
                found = text
            }
            pending += inside
        }
        return found
    }

    private static func file(of reference: String) -> Substring { reference.prefix { $0 != "#" } }
}
