public import BricolageCore

extension SchemaRegistry {
    /// One document that holds a schema file with everything it refers to, and means the same.
    ///
    ///     {"$ref": "name.json"}              {"$ref": "name.json",
    ///     name.json: {"type": "string"}  ─▶   "$defs": {"name.json": {"$id": "name.json", "type": "string"}}}
    ///
    /// The other files stand in `$defs` (`definitions` up to draft 7), each under the address that it claims or that it
    /// was referred to by. References stay as they are unless they go by another name of the file (Core 9.3). The
    /// metaschemas that every validator knows are not taken in.
    ///
    /// In a description of an API they stand among its components, since it has no schemas elsewhere. The schemas of
    /// OpenAPI 3.0 have no addresses: there references become pointers, `#/components/schemas/name`.
    ///
    /// - Parameter root: The schema that a whole file is.
    /// - Throws: The references that lead nowhere.
    public mutating func bundle(_ root: JSONSchema) throws(DanglingReferences) -> JSON {
        var bundler = SchemaBundler(root, self)
        defer { self = bundler.registry }
        return try bundler.bundle()
    }
}
