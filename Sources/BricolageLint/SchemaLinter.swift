public import BricolageCore
public import BricolageSchema

/// Finds probable mistakes in a schema.
///
///     var registry = SchemaRegistry()
///     let schema = registry.add(SchemaSource(path: "menu.json", document: document))
///     print(SchemaLinter().report(on: schema, registry: registry))
///
/// Every schema of the file is checked, whether or not anything refers to it. This takes time linear in the size of the
/// file, except that each default, example and listed value is validated, and each required name in a closed object
/// that is not a property is compared with each pattern. Names are suggested for the first 100 findings of a rule.
public struct SchemaLinter: Sendable {
    /// The rules to apply.
    public var rules: [LintRule]

    /// Creates a linter, by default with all rules.
    public init(rules: [LintRule] = LintRule.all) { self.rules = rules }

    /// The findings, in the order of the file.
    ///
    /// - Parameters:
    ///   - root: The schema of a whole file.
    ///   - registry: The registry that resolves references.
    ///   - limit: The most findings to report.
    public func report(on root: JSONSchema, registry: SchemaRegistry, upTo limit: Int = 1_000) -> IssueReport {
        judge(root, registry: registry, upTo: limit).report
    }

    /// The findings, and the worst severity among them, including those beyond the limit.
    ///
    /// - Parameter entries: Parts of the file that are schemas, whether or not a keyword holds them.
    package func judge(
        _ root: JSONSchema, entries: [JSONSchema] = [], registry: SchemaRegistry, upTo limit: Int
    ) -> (report: IssueReport, worst: IssueDescription.Severity?) {
        guard let first = rules.first else { return (IssueReport([]), nil) }
        var file = LintedFile(root, entries: entries, registry: registry)
        var findings = LintFindings(rule: first, limit: limit)
        for rule in rules {
            findings.rule = rule
            switch rule.check {
            case .schema(let check):
                for schema in file.schemas where schema.node.kind == .object { check(schema, &findings) }
            case .file(let check): check(&file, &findings)
            }
        }
        return (findings.report(on: root.source), findings.worst)
    }
}
