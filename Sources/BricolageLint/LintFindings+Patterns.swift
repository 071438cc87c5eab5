internal import BricolageCore
internal import BricolageSchema

extension LintFindings {
    /// Adds a finding for each pattern of a schema in which the closure finds a problem.
    mutating func addPatterns(of schema: JSONSchema, _ problem: (String) -> String?) {
        if let node = schema.active("pattern"), let text = node.string, let problem = problem(text) {
            add(node, problem)
        }
        guard let patterns = schema.active("patternProperties"), patterns.kind == .object else { return }
        for (text, value) in patterns.members {
            if let problem = problem(text) { add(keyOf: value, problem) }
        }
    }
}
