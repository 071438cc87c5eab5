public import BricolageCore
public import BricolageSchema

/// Finds what is probably not meant as it is written in a schema.
///
///     var registry = SchemaRegistry()
///     let schema = registry.add(SchemaSource(path: "menu.json", document: document))
///     print(SchemaLinter().report(on: schema, registry: registry))
///
/// Every schema of the file is looked at, whether anything refers to it or not. Linear in the size of the file, but for
/// defaults and examples, each of which costs what validating it costs, and for closed objects, of which each required
/// name that is no property is held against each pattern. Which name was meant is looked for in the first 100
/// findings of a rule.
public struct SchemaLinter: Sendable {
    /// What is looked for.
    public var rules: [LintRule]

    /// Creates a linter that looks for everything that it knows.
    public init(rules: [LintRule] = LintRule.all) { self.rules = rules }

    /// What was found, in the order of the file.
    ///
    /// - Parameters:
    ///   - root: The schema that a whole file is.
    ///   - registry: Where references are resolved.
    ///   - limit: How many findings are told at most.
    public func report(on root: JSONSchema, registry: SchemaRegistry, upTo limit: Int = 1_000) -> IssueReport {
        judge(root, registry: registry, upTo: limit).report
    }

    /// What was found, and how bad the worst of it is, whether it is told or beyond the limit.
    package func judge(
        _ root: JSONSchema, registry: SchemaRegistry, upTo limit: Int
    ) -> (report: IssueReport, worst: IssueDescription.Severity?) {
        guard let first = rules.first else { return (IssueReport([]), nil) }
        var file = LintedFile(root, registry: registry)
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
