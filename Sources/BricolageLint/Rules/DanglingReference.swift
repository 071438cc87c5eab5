internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A reference to something that does not exist: `{"$ref": "#/$defs/adress"}`.
    static let danglingReference = LintRule(
        "dangling-reference", .error, "A reference leads nowhere.",
        .file { file, findings in
            for schema in file.schemas where schema.node.kind == .object {
                for keyword in schema.activeReferenceKeywords {
                    guard let node = schema[keyword], let text = node.string else { continue }
                    do {
                        let target = try file.registry.resolve(text, from: schema)
                        if target.node.canBeSchema { continue }
                        findings.add(node, "the reference \"\(text)\" leads to something that is not a schema")
                    } catch {
                        // For a reference within the file, the reference itself is the reason.
                        let reason = text.hasPrefix("#") ? "" : ": \(error)"
                        findings.add(
                            node, "the reference \"\(text)\" leads nowhere\(reason)",
                            nearest: file.registry.reference(meantBy: text, in: schema))
                    }
                }
            }
        })
}
