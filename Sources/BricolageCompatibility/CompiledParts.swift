internal import BricolageSchema
internal import BricolageValidation

/// Parts of a schema, each compiled by itself when it is first asked about a value.
struct CompiledParts {
    /// Nil for what cannot be compiled by itself.
    private var compiled: [JSONSchema: CompiledSchema?] = [:]

    /// The part, ready to be asked; nil where it cannot be compiled by itself.
    mutating func check(
        _ part: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions
    ) -> CompiledSchema? {
        if let known = compiled[part] { return known }
        let check = try? CompiledSchema(part, registry: registry, options: options)
        compiled[part] = .some(check)
        return check
    }
}
