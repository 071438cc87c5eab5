internal import BricolageCore
package import BricolageSchema
internal import BricolageValidation

extension LintedFile {
    /// The metaschema of the file; nil where it is not to be had.
    mutating func metaschema() -> CompiledSchema? {
        var options = ValidationOptions()
        // What is no pattern and no reference is told by rules that know more of it.
        options.assertsFormats = false
        guard let metaschema = try? registry.resolve(root.metaschemaAddress, from: root) else { return nil }
        return try? CompiledSchema(metaschema, registry: registry, options: options)
    }

    /// The values of `$ref` that are no texts, of which the metaschema of draft 4 says nothing.
    var shapelessReferences: [JSONDocument.Node] {
        guard root.dialect == .draft4 else { return [] }
        return schemas.compactMap { $0.node.kind == .object ? $0.node["$ref"] : nil }.filter { $0.string == nil }
    }
}

extension SchemaLinter {
    /// Whether the metaschema of a file allows it, without a look for what it has against it; nil where there is none.
    package static func isAllowed(_ root: JSONSchema, registry: SchemaRegistry) -> Bool? {
        var file = LintedFile(root, registry: registry)
        return file.metaschema().map { $0.isValid(root.source.document) && file.shapelessReferences.isEmpty }
    }
}
