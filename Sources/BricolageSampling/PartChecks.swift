internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// Verdicts of the schemas inside a schema.
///
///     asked for   1  2  … 8     each compiled by itself, with what it refers to
///                 9  …          all that the whole schema leads to, compiled together
///
/// Compiling many of them one by one would compile what they have in common again and again; compiling all at once is
/// not worthwhile for a few.
struct PartChecks {
    private let registry: SchemaRegistry
    private let options: ValidationOptions
    private var single: [JSONSchema: CompiledSchema?] = [:]
    private var all: CompiledSubschemas?
    private var places: [JSONSchema: Int] = [:]
    private var isComplete = false

    private static let mostSingle = 8

    init(registry: SchemaRegistry, options: ValidationOptions) {
        self.registry = registry
        self.options = options
    }

    /// Whether a schema accepts a value; true if that is unknown.
    ///
    /// - Parameters:
    ///   - root: The whole schema.
    ///   - targets: What a schema refers to.
    mutating func accepts(
        _ value: JSON, by schema: JSONSchema, in root: JSONSchema, targets: (JSONSchema) -> [JSONSchema]
    ) -> Bool {
        if single[schema] == nil, single.count >= Self.mostSingle, !isComplete { compileAll(root, targets) }
        // Where all cannot be compiled together, each is still compiled by itself.
        if single[schema] == nil, all == nil {
            single[schema] = .some(try? CompiledSchema(schema, registry: registry, options: options))
        }
        if let check = single[schema] { return check?.isValid(value) ?? true }
        guard let all, let place = places[schema], let document = try? JSONDocument(value) else { return true }
        return all.isValid(document.root, at: place) ?? true
    }

    private mutating func compileAll(_ root: JSONSchema, _ targets: (JSONSchema) -> [JSONSchema]) {
        isComplete = true
        var found: [JSONSchema] = []
        var pending = [root]
        while let schema = pending.popLast() {
            guard places[schema] == nil else { continue }
            places[schema] = found.count
            found.append(schema)
            pending += targets(schema) + schema.subschemas
        }
        all = try? CompiledSubschemas(found, of: root, registry: registry, options: options)
    }
}
