internal import BricolageCore
internal import BricolageLint
@_spi(Keywords) internal import BricolageSchema

/// What is wrong with a schema itself, before types are made of it.
///
/// What its metaschema refuses, and what is no schema at all, are errors. What contradicts itself, or is spelled like
/// something else, is a warning. What only costs types something is told by the generator, which knows what it costs.
struct SchemaCheck {
    let errors: [IssueDescription]
    let warnings: [IssueDescription]

    /// How many findings of one file are looked for.
    private static let limit = 1_000

    /// What was found out elsewhere.
    init(errors: [IssueDescription]) {
        (self.errors, warnings) = (errors, [])
    }

    /// Checks the file of a schema, and that the schema is one.
    init(_ root: JSONSchema, in registry: SchemaRegistry) {
        let file = JSONSchema(source: root.source, dialect: root.dialect)
        if OpenAPIDescription(file) == nil, let issue = Self.absence(of: root) {
            self.init(errors: [issue])
        } else {
            self.init(file: file, entries: [root], in: registry)
        }
    }

    /// That something is no schema, but an object of other members; nil for a schema.
    static func absence(of root: JSONSchema) -> IssueDescription? {
        guard let (name, value) = root.firstStranger else { return nil }
        let nearest = NearestSpelling.find(name, among: SchemaKeyword.all.lazy.map(\.name))
        let inside = nearest == nil ? root.node.pointerToSchemaInside : nil
        return IssueDescription(
            rule: "no-schema", path: root.source.path, location: value.location, severity: .error,
            message: "this is not a schema: it has no keywords that describe values",
            remark: inside.map { "; there is one at \"#\($0)\"" } ?? NearestSpelling.question(nearest),
            excerpt: value.excerpt)
    }

    /// Checks a file, of which perhaps only a part is a schema.
    ///
    /// - Parameter entries: Parts that are schemas, whether or not a keyword holds them.
    init(file: JSONSchema, entries: [JSONSchema] = [], in registry: SchemaRegistry) {
        let linter = SchemaLinter(rules: Self.rules)
        let report = linter.judge(file, entries: entries, registry: registry, upTo: Self.limit).report
        let refusals = report.issues.filter { $0.rule == Self.refusal }
        if var first = refusals.first, let remark = file.remarkOnOlderDialect(entries: entries, in: registry) {
            errors = []
            first.rule = "unnamed-dialect"
            first.severity = .warning
            first.remark = remark
            warnings = [first]
            return
        }
        errors = refusals
        let places = Set(errors.compactMap(\.location))
        warnings = report.issues.compactMap { issue in
            // What the metaschema refuses need not be told twice.
            guard issue.rule != Self.refusal, let location = issue.location, !places.contains(location) else {
                return nil
            }
            var issue = issue
            issue.severity = .warning
            return issue
        }
    }

    private static let refusal = LintRule.invalidKeywordValue.name

    /// What is looked for: not what is merely unusual, nor what the generator tells of.
    private static let rules: [LintRule] = [
        .invalidKeywordValue, .invalidPattern, .repeatedKey, .unknownDialect, .misspeltKeyword, .contradictoryBounds,
        .valueOfOtherType, .inapplicableKeyword, .conditionWithoutEffect, .additionalItemsWithoutTuple, .noValidValue,
        .equalBranches,
    ]
}

extension JSONSchema {
    /// The first member of an object that has members, none of which says anything of values; nil for a schema.
    fileprivate var firstStranger: (name: String, value: JSONDocument.Node)? {
        guard node.kind == .object else { return nil }
        var first: (name: String, value: JSONDocument.Node)?
        for (name, value) in node.members {
            switch SchemaKeyword(name)?.purpose {
            case nil where name.hasPrefix("x-"): break
            case nil: first = first ?? (name, value)
            case .annotation: break
            case .identity where ["$schema", "$id", "id", "$anchor"].contains(name): break
            default: return nil
            }
        }
        return first
    }
}
