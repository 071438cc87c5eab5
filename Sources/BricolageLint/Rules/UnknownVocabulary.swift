internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation

extension LintRule {
    /// A `$schema` whose metaschema requires a vocabulary that is not known, so that nothing can be validated.
    static let unknownVocabulary = LintRule(
        "unknown-vocabulary", .warning, "The metaschema that $schema names requires a vocabulary that is not known.",
        .file { file, findings in
            for schema in file.schemas where schema.node.kind == .object {
                guard let node = schema["$schema"], node.string != nil else { continue }
                for address in SchemaRules.unknownVocabularies(of: schema, in: &file.registry) {
                    findings.add(node, "its metaschema requires the vocabulary \"\(address)\", which is not known")
                }
            }
        })
}
