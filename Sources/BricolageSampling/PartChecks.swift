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
    private let options: ValidationOptions
    private var single: [JSONSchema: CompiledSchema?] = [:]
    private var all: CompiledSubschemas?
    private var places: [JSONSchema: Int] = [:]
    private var isComplete = false

    private static let mostSingle = 8

    init(options: ValidationOptions) { self.options = options }

    /// Whether a schema accepts a value; true if that is unknown.
    ///
    /// - Parameter workshop: Knows the whole schema, and what its parts refer to.
    mutating func accepts(_ value: JSON, by schema: JSONSchema, in workshop: SampleWorkshop) -> Bool {
        if single[schema] == nil, single.count < Self.mostSingle {
            single[schema] = .some(try? CompiledSchema(schema, registry: workshop.registry, options: options))
        }
        if let check = single[schema] { return check?.isValid(value) ?? true }
        if !isComplete { compileAll(in: workshop) }
        guard let all, let place = places[schema], let document = try? JSONDocument(value) else { return true }
        return all.isValid(document.root, at: place) ?? true
    }

    private mutating func compileAll(in workshop: SampleWorkshop) {
        isComplete = true
        var found: [JSONSchema] = []
        var pending = [workshop.root]
        while let schema = pending.popLast() {
            guard places[schema] == nil else { continue }
            places[schema] = found.count
            found.append(schema)
            pending += workshop.targets(of: schema) + schema.subschemas
        }
        // Only now does the registry know the schemas of others that were met on the way.
        all = try? CompiledSubschemas(found, of: workshop.root, registry: workshop.registry, options: options)
    }
}
