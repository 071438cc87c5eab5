internal import BricolageCore
internal import BricolageLint
@_spi(Keywords) internal import BricolageSchema

/// Errors and warnings about a schema itself, before types are generated from it.
///
/// Errors are values that the metaschema refuses, and files that are no schemas at all. Warnings are contradictions and
/// probable misspellings. The generator reports everything that only makes the types less exact.
struct SchemaCheck {
    let errors: [IssueDescription]
    let warnings: [IssueDescription]

    /// The maximum number of findings in one file.
    private static let limit = 1_000

    /// Creates a check from errors that were found elsewhere.
    init(errors: [IssueDescription]) {
        (self.errors, warnings) = (errors, [])
    }

    /// Checks that a schema is one, and then its file.
    init(_ root: JSONSchema, in registry: SchemaRegistry) {
        let file = JSONSchema(source: root.source, dialect: root.dialect)
        if OpenAPIDescription(file) == nil, let issue = Self.absence(of: root) {
            self.init(errors: [issue])
        } else {
            self.init(file: file, entries: [root], in: registry)
        }
    }

    /// Checks the file of a description in which bodies become types, and the schemas of those bodies.
    init(bodies: DescriptionBodies, in registry: SchemaRegistry) {
        let root = bodies.description.root
        self.init(file: root, entries: bodies.schemas(in: root), in: registry)
    }

    /// Checks a file that others refer to.
    ///
    /// A file that is an object of a description, such as a path, is no schema, but contains some.
    init(file: JSONSchema, around bodies: [DescriptionBodies], in registry: SchemaRegistry) {
        let entries = bodies.flatMap { $0.schemas(in: file) }
        if let first = entries.first, bodies.contains(where: { $0.contain(file) }) {
            self.init(file: first, entries: Array(entries.dropFirst()), in: registry)
        } else {
            self.init(file: file, entries: entries, in: registry)
        }
    }

    /// The error that a value is not a schema but an object with other members; nil for a schema.
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

    /// Checks a file, which may contain more than a schema.
    ///
    /// - Parameter entries: Parts of the file that are schemas, whether or not a keyword holds them.
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
            // A value that the metaschema refuses is not reported a second time.
            guard issue.rule != Self.refusal, let location = issue.location, !places.contains(location) else {
                return nil
            }
            var issue = issue
            issue.severity = .warning
            return issue
        }
    }

    private static let refusal = LintRule.invalidKeywordValue.name

    /// The rules that are checked, without those for unusual schemas, and for anything that the generator reports.
    private static let rules: [LintRule] = [
        .invalidKeywordValue, .invalidPattern, .repeatedKey, .unknownDialect, .misspeltKeyword, .contradictoryBounds,
        .valueOfOtherType, .inapplicableKeyword, .conditionWithoutEffect, .additionalItemsWithoutTuple, .noValidValue,
        .equalBranches,
    ]
}

extension DescriptionBodies {
    /// The schemas of the bodies in a file.
    fileprivate func schemas(in file: JSONSchema) -> [JSONSchema] {
        bodies.map(\.schema).filter { $0.node.storage === file.node.storage }
    }
}

extension JSONSchema {
    /// The first member with an unknown name, if no member describes values; nil for a schema.
    fileprivate var firstStranger: (name: String, value: JSONDocument.Node)? {
        guard node.kind == .object else { return nil }
        var first: (name: String, value: JSONDocument.Node)?
        for (name, value) in node.members {
            switch SchemaKeyword(name)?.purpose {
            case nil where SchemaKeyword.isExtension(name): break
            case nil: first = first ?? (name, value)
            case .annotation: break
            case .identity where ["$schema", "$id", "id", "$anchor"].contains(name): break
            default: return nil
            }
        }
        return first
    }
}
