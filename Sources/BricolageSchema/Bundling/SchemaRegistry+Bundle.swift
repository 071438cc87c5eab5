public import BricolageCore
internal import BricolagePointers
internal import BricolageWriting

extension SchemaRegistry {
    /// Combines a schema file and everything that it refers to in one document with the same meaning.
    ///
    ///     {"$ref": "name.json"}              {"$ref": "name.json",
    ///     name.json: {"type": "string"}  ─▶   "$defs": {"name.json": {"$id": "name.json", "type": "string"}}}
    ///
    /// The other files are in `$defs` (`definitions` up to draft 7), each under the address that it declares or by
    /// which it was referenced. References stay as they are unless they use another address of the file (Core 9.3).
    /// Published metaschemas are not included.
    ///
    /// If other files refer to the first one, or are outside its folder, it gets an address relative to that of the
    /// bundle. For a schema inside a file, the bundle is a reference to it, with the file among the definitions; if the
    /// file is an API description, only the referenced schemas are included.
    ///
    /// In a whole API description all references are followed, including those of paths and discriminators. Their
    /// targets in other files move to its components, and a path to its own place. A description cannot have an
    /// address, so its references become pointers, `#/components/schemas/name`.
    ///
    /// - Parameter root: The schema to bundle.
    /// - Throws: The references that cannot be resolved.
    public mutating func bundle(_ root: JSONSchema) throws(DanglingReferences) -> JSON {
        if let description = OpenAPIDescription(root) {
            var bundler = DescriptionBundler(description, self)
            defer { self = bundler.registry }
            return try bundler.bundle()
        }
        var bundler = SchemaBundler(root.node.index == 0 ? root : reference(to: root) ?? root, self)
        defer { self = bundler.registry }
        return try bundler.bundle()
    }

    /// The same if only the schemas are needed: in an API description, the references of its paths are not followed.
    package mutating func bundleOfSchemas(_ root: JSONSchema) throws(DanglingReferences) -> JSON {
        guard let description = OpenAPIDescription(root) else { return try bundle(root) }
        var bundler = DescriptionBundler(description, self, isForSchemas: true)
        defer { self = bundler.registry }
        return try bundler.bundle()
    }

    /// A file beside that of a schema, which contains only a reference to it and has its dialect; nil if no reference
    /// leads to the schema.
    private mutating func reference(to schema: JSONSchema) -> JSONSchema? {
        let file = root(of: schema.source)
        let address = file.base.withoutFragment
        let name = address.path.split(separator: "/").last.map(String.init) ?? ""
        let isClaimed = JSONSchema.identifier(of: file.node, dialect: file.dialect)?.isAbsolute ?? false
        // Relative, so that it leads to the same file wherever the bundle is.
        let text =
            (isClaimed ? address.description : (name.contains(":") ? "./" : "") + name) + schema.node.pointer.fragment
        let beside = address.resolving(URIReference("./reference-to-" + name))
        let members: JSON = [
            "$schema": .string(schema.metaschema ?? schema.dialect.metaschemaAddress), "$ref": .string(text),
        ]
        guard let document = try? JSONDocument(members) else { return nil }
        let source = SchemaSource(path: schema.source.path, identifier: beside.description, document: document)
        let reference = add(source, dialect: schema.dialect)
        return (try? resolve(text, from: reference)) == schema ? reference : nil
    }
}
