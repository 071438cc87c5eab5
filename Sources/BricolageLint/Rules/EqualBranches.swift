internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// Equal branches, of which no value matches exactly one: `{"oneOf": [{"type": "string"}, {"type": "string"}]}`.
    static let equalBranches = LintRule(
        "equal-branches", .warning, "Two branches of oneOf are equal.",
        .schema { schema, findings in
            guard let branches = schema.active("oneOf"), branches.kind == .array else { return }
            var seen: Set<JSON> = []
            for branch in branches.elements where !seen.insert(branch.json).inserted {
                findings.add(branch, "\"oneOf\" has an equal branch already, so that no value matches exactly one")
            }
        })
}
