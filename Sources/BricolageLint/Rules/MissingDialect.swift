internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// No `$schema`, so that each program takes the file for another version.
    static let missingDialect = LintRule(
        "missing-dialect", .note, "The file does not say which version of JSON Schema it follows.",
        .file { file, findings in
            guard file.root.node.kind == .object, file.root.metaschema == nil,
                // What describes an API says by its own version what its schemas follow.
                OpenAPIDescription(file.root) == nil
            else { return }
            findings.add(
                file.root.node, "there is no \"$schema\", so that each program decides what the keywords mean",
                remark: "; this one takes it for \"\(file.root.dialect.metaschemaAddress)\"")
        })
}
