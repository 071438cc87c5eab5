internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A file without `$schema`, for which each program may assume another version.
    static let missingDialect = LintRule(
        "missing-dialect", .note, "The file does not say which version of JSON Schema it follows.",
        .file { file, findings in
            guard file.root.node.kind == .object, file.root.metaschema == nil,
                // The version of a description of an API determines which dialect its schemas follow.
                OpenAPIDescription(file.root) == nil
            else { return }
            findings.add(
                file.root.node, "there is no \"$schema\", so each program decides what the keywords mean",
                remark: "; this program reads it as \"\(file.root.dialect.metaschemaAddress)\"")
        })
}
