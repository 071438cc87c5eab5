internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A definition that nothing in the file refers to.
    static let unusedDefinition = LintRule(
        "unused-definition", .note, "Nothing in the file refers to a definition.",
        .file { file, findings in
            guard !file.root.isCollectionOfDefinitions else { return }
            let reached = reachedPlaces(in: &file)
            for schema in file.schemas where schema.node.kind == .object {
                for keyword in JSONSchema.definitionKeywords {
                    guard let definitions = schema[keyword], definitions.kind == .object else { continue }
                    for (name, value) in definitions.members where !isReached(value, reached) {
                        findings.add(keyOf: value, "nothing here refers to the definition \"\(name)\"")
                    }
                }
            }
        })

    /// The places of the schemas that take part in validation, in ascending order.
    private static func reachedPlaces(in file: inout LintedFile) -> [Int] {
        var reached: Set<JSONSchema> = []
        // What has a dynamic anchor may be meant by a reference that is somewhere else.
        var pending = [file.root] + file.schemas.filter { $0.node.kind == .object && $0["$dynamicAnchor"] != nil }
        while let schema = pending.popLast() {
            guard reached.insert(schema).inserted, schema.node.kind == .object else { continue }
            let definitions = Set(
                JSONSchema.definitionKeywords.compactMap { schema[$0] }.flatMap { $0.members.map(\.value.index) })
            pending += schema.subschemas.filter { !definitions.contains($0.node.index) }
            for (_, text) in schema.references {
                if let target = try? file.registry.resolve(text, from: schema) { pending.append(target) }
            }
        }
        let storage = file.root.node.storage
        return reached.filter { $0.node.storage === storage }.map(\.node.index).sorted()
    }

    /// Whether a definition, or something in it, is reached.
    private static func isReached(_ definition: JSONDocument.Node, _ reached: [Int]) -> Bool {
        var (low, high) = (0, reached.count)
        while low < high {
            let middle = (low + high) / 2
            if reached[middle] < definition.index { low = middle + 1 } else { high = middle }
        }
        let end = Int(definition.tapeNode.next)
        return low < reached.count && (reached[low] < end || reached[low] == definition.index)
    }
}

extension JSONSchema {
    fileprivate static let definitionKeywords = ["definitions", "$defs"]

    /// Whether the schema asks nothing of values itself, so that others must be meant to refer to what it defines.
    fileprivate var isCollectionOfDefinitions: Bool {
        node.kind != .object
            || node.members.allSatisfy { name, _ in
                guard let keyword = SchemaKeyword(name) else { return true }
                return keyword.purpose == .annotation
                    || keyword.purpose == .identity && !Self.referenceKeywords.contains(name)
            }
    }
}
