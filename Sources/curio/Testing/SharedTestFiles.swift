internal import BricolageSchema

/// Registries that hold what groups of tests refer to, so that a file is not taken in for each group anew.
///
///     {"$ref": "f.json#/$defs/a"}  {"$ref": "f.json#/$defs/b"}  …      "f.json" in draft 2020-12 ──▶ a registry with it
///
/// Shared is what makes no difference: the one file that a group refers to where the group names nothing itself. What
/// others refer to could be found by names in files that a group has nothing to do with.
struct SharedTestFiles {
    private struct Key: Hashable {
        var file: Substring
        var dialect: SchemaDialect
        var metaschema: String?
    }

    private let registry: SchemaRegistry
    private var registries: [Key: SchemaRegistry] = [:]

    /// - Parameter registry: One that holds nothing yet.
    init(_ registry: SchemaRegistry) { self.registry = registry }

    /// A registry for the schema of a group, which may hold the file that it refers to.
    mutating func registry(for source: SchemaSource) -> SchemaRegistry {
        let schema = registry.root(of: source)
        guard let reference = Self.onlyReference(of: schema) else { return registry }
        let key = Key(file: Self.file(of: reference), dialect: schema.dialect, metaschema: schema.metaschema)
        if let known = registries[key] { return known }
        var registry = registry
        // Whatever is wrong with it is told where the schema is compiled.
        _ = try? registry.resolve(reference, from: schema)
        registries[key] = registry
        return registry
    }

    /// A reference to another file, where all others of a schema without names and definitions lead to the same one.
    private static func onlyReference(of root: JSONSchema) -> String? {
        guard root["$id"] == nil, root["id"] == nil else { return nil }
        var found: String?
        var pending = [root]
        while let schema = pending.popLast() {
            let inside = schema.subschemas
            // In definitions and beside a reference that hides them stands what perhaps nothing refers to, and then
            // nothing is loaded for it.
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
