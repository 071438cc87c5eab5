internal import BricolageSchema
internal import BricolageValidation

/// Parts of a schema, each compiled by itself when it is first asked about a value.
struct CompiledParts {
    /// The parts asked for so far; nil for those that cannot be compiled by themselves.
    private var compiled: [JSONSchema: CompiledSchema?] = [:]

    /// The compiled part; nil if it cannot be compiled by itself.
    mutating func check(
        _ part: JSONSchema, _ registry: SchemaRegistry, _ options: ValidationOptions
    ) -> CompiledSchema? {
        if let known = compiled[part] { return known }
        let check = try? CompiledSchema(part, registry: registry, options: options)
        compiled[part] = .some(check)
        return check
    }
}
