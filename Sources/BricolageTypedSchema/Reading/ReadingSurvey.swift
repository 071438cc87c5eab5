internal import BricolageCore
internal import BricolageValidation

/// One look at all of a valid document before anything is read: what does not fit into its type, and which branch of
/// each choice holds.
///
/// After it reading cannot fail, on whichever thread it happens.
struct ReadingSurvey {
    /// Looks at one value.
    typealias Look = @Sendable (JSONDocument.Node, inout ReadingSurvey) -> Void

    /// A look at values inside others; nil where there is nothing to know of them.
    static func inside(
        _ look: Look?, _ walk: @escaping @Sendable (JSONDocument.Node, @escaping Look, inout ReadingSurvey) -> Void
    ) -> Look? {
        guard let look else { return nil }
        return { node, survey in walk(node, look, &survey) }
    }

    let schema: SchemaContext
    private(set) var branches: [ReadingContext.Decision: Int] = [:]
    private(set) var issues: [ValidationIssue] = []
    /// Whether the stack ended before everything was looked at.
    private(set) var isIncomplete = false

    init(_ schema: SchemaContext) { self.schema = schema }

    /// Takes note of a value that does not fit.
    mutating func add(_ node: JSONDocument.Node, _ expected: String) {
        issues.append(ValidationIssue(at: node, expected: expected, in: schema.document))
    }

    /// Looks at a value inside another one.
    mutating func look(at node: JSONDocument.Node, by look: Look?) {
        guard let look else { return }
        guard StackRoom.isLeft else {
            isIncomplete = true
            return
        }
        look(node, &self)
    }

    /// The branch of a choice that holds for a value; nil where the stack ends before that is known.
    mutating func branch(of choice: Choice, for node: JSONDocument.Node) -> Int? {
        guard let branch = schema.branch(of: choice, for: node) else {
            isIncomplete = true
            return nil
        }
        branches[ReadingContext.Decision(choice, node)] = branch
        return branch
    }

    /// What keeps the document from being read; nil where nothing does.
    var report: ValidationReport? {
        if isIncomplete { return ValidationReport(issues: issues, interruption: .depthLimit(nil)) }
        return issues.isEmpty ? nil : ValidationReport(issues: issues)
    }
}
