internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A definition that the root of a file refers to neither itself nor by way of others.
    static let unusedDefinition = LintRule(
        "unused-definition", .note, "No way of references leads from the root to a definition.",
        .file { file, findings in
            guard !file.root.isCollectionOfDefinitions else { return }
            // What has a dynamic anchor may be meant by a reference that is somewhere else.
            let anchored = file.schemas.filter { $0.node.kind == .object && $0["$dynamicAnchor"] != nil }
            let reached = ReachedPlaces(
                from: [file.root] + anchored, of: file.root, in: &file.registry, keepsDefinitions: false)
            for schema in file.schemas {
                for (name, value) in schema.definitions where !reached.isReached(value) {
                    findings.add(keyOf: value, "no way of references leads from the root to the definition \"\(name)\"")
                }
            }
        })
}

extension JSONSchema {
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
