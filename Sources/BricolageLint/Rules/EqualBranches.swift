internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// Equal branches, so that no value that matches them is valid: `{"oneOf": [{"type": "string"}, {"type": "string"}]}`.
    package static let equalBranches = LintRule(
        "equal-branches", .warning, "Two branches of oneOf are equal.",
        .schema { schema, findings in
            guard let branches = schema.active("oneOf"), branches.kind == .array else { return }
            var seen: Set<JSON> = []
            for branch in branches.elements where !seen.insert(branch.json).inserted {
                findings.add(branch, "\"oneOf\" has an equal branch already, so no value that matches it is valid")
            }
        })
}
