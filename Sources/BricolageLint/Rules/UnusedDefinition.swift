internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A definition to which the root of a file refers neither directly nor through others.
    static let unusedDefinition = LintRule(
        "unused-definition", .note, "A definition is not used.",
        .file { file, findings in
            guard !file.root.isCollectionOfDefinitions else { return }
            // A schema with a dynamic anchor may be the target of a reference elsewhere.
            let anchored = file.schemas.filter { $0.node.kind == .object && $0["$dynamicAnchor"] != nil }
            let reached = ReachedPlaces(
                from: [file.root] + anchored, of: file.root, in: &file.registry, keepsDefinitions: false)
            for schema in file.schemas {
                for (name, value) in schema.definitions where !reached.isReached(value) {
                    findings.add(
                        keyOf: value,
                        "the definition \"\(name)\" is not used: no reference that starts at the root leads to it")
                }
            }
        })
}

extension JSONSchema {
    /// Whether the schema itself requires nothing of values, so that it must be meant for its definitions.
    fileprivate var isCollectionOfDefinitions: Bool {
        node.kind != .object
            || node.members.allSatisfy { name, _ in
                guard let keyword = SchemaKeyword(name) else { return true }
                return keyword.purpose == .annotation
                    || keyword.purpose == .identity && !Self.referenceKeywords.contains(name)
            }
    }
}
