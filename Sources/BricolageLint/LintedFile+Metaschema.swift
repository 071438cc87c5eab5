internal import BricolageCore
package import BricolageSchema
package import BricolageValidation

extension LintedFile {
    /// The parts of the file with the metaschema of each, except those whose metaschema is not available.
    mutating func metaschemas() -> [(scope: MetaschemaScope, metaschema: CompiledSchema)] {
        var options = ValidationOptions()
        // Invalid patterns and references are reported by rules that know more about them.
        options.assertsFormats = false
        var compiled: [JSONSchema: CompiledSchema] = [:]
        return ([root] + elsewhere).flatMap(\.metaschemaScopes).compactMap { scope in
            let address = scope.root.metaschemaAddress
            guard let schema = try? registry.resolve(address, from: scope.root),
                let metaschema = compiled[schema] ?? (try? CompiledSchema(schema, registry: registry, options: options))
            else { return nil }
            compiled[schema] = metaschema
            return (scope, metaschema)
        }
    }

    /// The values of `$ref` that are not strings, which the metaschema of draft 4 does not refuse.
    var shapelessReferences: [JSONDocument.Node] {
        schemas.compactMap { schema in
            guard schema.dialect == .draft4, schema.node.kind == .object else { return nil }
            return schema.node["$ref"].flatMap { $0.string == nil ? $0 : nil }
        }
    }
}

extension CompiledSchema {
    /// What this metaschema refuses in a part of a file that follows it.
    package func report(on scope: MetaschemaScope, upTo limit: Int = 1_000) -> ValidationReport {
        report(on: scope.root.node, emptying: scope.inner, upTo: limit)
    }
}

extension SchemaLinter {
    /// Whether the metaschemas of a file accept it, without a list of what they refuse; nil if there are none.
    ///
    /// - Parameter entries: Parts of the file that are schemas, whether or not a keyword holds them.
    package static func isAllowed(
        _ root: JSONSchema, entries: [JSONSchema] = [], registry: SchemaRegistry
    ) -> Bool? {
        var file = LintedFile(root, entries: entries, registry: registry)
        let metaschemas = file.metaschemas()
        if metaschemas.isEmpty { return nil }
        return file.shapelessReferences.isEmpty
            && metaschemas.allSatisfy { scope, metaschema in
                scope.inner.isEmpty ? metaschema.isValid(scope.root.node) : metaschema.report(on: scope).isValid
            }
    }
}
