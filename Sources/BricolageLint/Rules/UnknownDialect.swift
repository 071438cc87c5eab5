internal import BricolageCore
internal import BricolageSchema

extension LintRule {
    /// A `$schema` that names no known metaschema: `"http://json-schema.org/draft-8/schema#"`.
    package static let unknownDialect = LintRule(
        "unknown-dialect", .warning, "The metaschema that $schema names is not known.",
        .file { file, findings in
            for schema in file.schemas where schema.node.kind == .object {
                guard let node = schema["$schema"], let address = node.string,
                    SchemaDialect(identifier: address) == nil
                else { continue }
                if JSONSchema.namesNoVersion(address) {
                    findings.add(
                        node, "\"\(address)\" is not a version of JSON Schema",
                        remark: "; this program reads it as \"\(schema.dialect.metaschemaAddress)\"")
                    continue
                }
                do {
                    _ = try file.registry.resolve(address, from: schema)
                } catch {
                    let known = SchemaDialect.allCases.reversed().map(\.metaschemaAddress)
                    let nearest = NearestSpelling.find(address, among: known)
                    findings.add(
                        node, "the dialect \"\(address)\" is not known",
                        remark: NearestSpelling.question(nearest))
                }
            }
        })
}
