internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A reference that leads back to its own schema for the same value: `{"$ref": "#"}`.
    static let endlessReference = LintRule(
        "endless-reference", .error, "A schema refers to itself for the same value.",
        .file { file, findings in
            for reference in EndlessReferences(in: file).found {
                findings.add(
                    reference, "this leads back to its own schema for the same value, so validation may never end")
            }
        })
}

/// The references of a file that close a circle of schemas for the same value.
///
///     path    [ # ] ──allOf─▶ [ #/allOf/0 ] ──$ref─▶ #      is on the path already
///
/// Each schema is on the path once and knows the last reference that leads to it, so this takes time linear in the
/// schemas of the file. Other files are not read.
private struct EndlessReferences {
    private(set) var found: [JSONDocument.Node] = []
    private var registry: SchemaRegistry
    private var path: [Visit] = []
    /// The places of visited schemas on the path; nil for those that have left it.
    private var places: [JSONSchema: Int?] = [:]

    private struct Step {
        let schema: JSONSchema
        var reference: JSONDocument.Node?
    }

    private struct Visit {
        let schema: JSONSchema
        /// The last reference on the path to the schema, and its place there.
        let reference: (node: JSONDocument.Node, place: Int)?
        var next: [Step]
    }

    init(in file: LintedFile) {
        registry = SchemaRegistry(dialect: file.root.dialect)
        registry.add(file.root.source)
        for schema in file.schemas where places[schema] == nil {
            enter(Step(schema: schema))
            while let step = path.last?.next.last {
                path[path.count - 1].next.removeLast()
                follow(step)
                leave()
            }
        }
    }

    private mutating func follow(_ step: Step) {
        guard let place = places[step.schema] else { return enter(step) }
        guard let place else { return }
        // Schemas inside each other form no circle without a reference.
        if let reference = step.reference {
            found.append(reference)
        } else if let reference = path.last?.reference, reference.place > place {
            found.append(reference.node)
        }
    }

    private mutating func enter(_ step: Step) {
        let reference = step.reference.map { (node: $0, place: path.count) } ?? path.last?.reference
        places[step.schema] = path.count
        path.append(Visit(schema: step.schema, reference: reference, next: steps(from: step.schema)))
        leave()
    }

    /// Removes the schemas from the end of the path from which nothing is left to follow.
    private mutating func leave() {
        while let last = path.last, last.next.isEmpty {
            places[last.schema] = .some(nil)
            path.removeLast()
        }
    }

    private mutating func steps(from schema: JSONSchema) -> [Step] {
        guard schema.node.kind == .object else { return [] }
        let several = ["allOf", "anyOf", "oneOf"].flatMap { schema.activeSchemas(in: $0) ?? [] }
        let conditional = schema.active("if") == nil ? [] : ["then", "else"]
        let single = (["not", "if"] + conditional).compactMap { schema.activeSchema(in: $0) }
        let dependent = ["dependentSchemas", "dependencies"].flatMap { schema.activeNamedSchemas(in: $0).map(\.schema) }
        let steps = (several + single + dependent).map { Step(schema: $0) }
        guard let node = schema["$ref"], let text = node.string,
            let target = try? registry.resolve(text, from: schema), target.node.storage === schema.node.storage
        else { return steps }
        return steps + [Step(schema: target, reference: node)]
    }
}
