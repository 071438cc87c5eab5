internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintedFile {
    /// What some schemas of the file accept, except for those that lead to one that cannot be compiled, which other
    /// rules report; nil if none is left.
    ///
    ///     {"properties": {"a": {"pattern": "("}, "b": {"type": "string", "default": 3}}}      b is left
    func verdicts(of schemas: [JSONSchema]) -> (schemas: [JSONSchema], verdicts: CompiledSubschemas)? {
        guard let first = schemas.first else { return nil }
        do {
            return (schemas, try compiled(schemas, with: first))
        } catch {
            let unsound = schemasThatLead(to: error.issues)
            let sound = schemas.filter { !unsound.contains($0) }
            guard let first = sound.first, let verdicts = try? compiled(sound, with: first) else { return nil }
            return (sound, verdicts)
        }
    }

    private func compiled(
        _ schemas: [JSONSchema], with first: JSONSchema
    ) throws(SchemaIssues) -> CompiledSubschemas {
        try CompiledSubschemas(schemas, of: first, registry: registry, options: ValidationOptions())
    }

    /// The schemas of the file whose compilation also compiles one with an issue; linear in the size of the file.
    private func schemasThatLead(to issues: [SchemaIssue]) -> Set<JSONSchema> {
        var registry = registry
        var leading: [JSONSchema: [JSONSchema]] = [:]
        var leadingElsewhere: [JSONSchema] = []
        for schema in schemas {
            let definitions = Set(schema.definitions.map(\.value.index))
            for inner in schema.subschemas where !definitions.contains(inner.node.index) {
                leading[inner, default: []].append(schema)
            }
            for (_, text) in schema.references {
                guard let target = try? registry.resolve(text, from: schema) else { continue }
                if target.node.storage === root.node.storage {
                    leading[target, default: []].append(schema)
                } else {
                    leadingElsewhere.append(schema)
                }
            }
        }
        let places = Dictionary(schemas.map { ($0.node.index, $0) }) { first, _ in first }
        let (here, elsewhere) = (issues.filter(isHere), issues.contains { !isHere($0) })
        var pending = here.compactMap { innermost(at: $0.pointer, places) } + (elsewhere ? leadingElsewhere : [])
        var found: Set<JSONSchema> = []
        while let schema = pending.popLast() {
            if found.insert(schema).inserted { pending += leading[schema] ?? [] }
        }
        return found
    }

    private func isHere(_ issue: SchemaIssue) -> Bool {
        issue.source.document.root.storage === root.node.storage
    }

    /// The innermost schema around the value of a pointer.
    private func innermost(at pointer: JSONPointer, _ places: [Int: JSONSchema]) -> JSONSchema? {
        var node = root.source.document.root
        var found = places[node.index]
        for token in pointer.tokens {
            guard let next = node.kind == .array ? Int(token).flatMap({ node[$0] }) : node[token] else { break }
            node = next
            found = places[node.index] ?? found
        }
        return found
    }
}
