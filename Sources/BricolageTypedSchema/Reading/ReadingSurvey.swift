internal import BricolageCore
internal import BricolageValidation

/// One pass over a valid document before anything is read: it finds what does not fit its type, and which branch of
/// each choice holds.
///
/// After it, reading cannot fail, on whichever thread it happens.
struct ReadingSurvey {
    /// Looks at one value.
    typealias Look = @Sendable (JSONDocument.Node, inout ReadingSurvey) -> Void

    /// A look at values inside others; nil if these need none.
    static func inside(
        _ look: Look?, _ walk: @escaping @Sendable (JSONDocument.Node, @escaping Look, inout ReadingSurvey) -> Void
    ) -> Look? {
        guard let look else { return nil }
        return { node, survey in walk(node, look, &survey) }
    }

    let schema: SchemaContext
    private(set) var branches: [ReadingContext.Decision: Int] = [:]
    private(set) var issues: [ValidationIssue] = []
    /// Why some values were not looked at; nil if all were.
    private(set) var interruption: ValidationInterruption?
    private let verdicts: SubschemaVerdicts

    /// - Parameter document: Any value of the document.
    init(_ schema: SchemaContext, _ document: JSONDocument.Node) {
        self.schema = schema
        verdicts = SubschemaVerdicts(schema.branches, document)
    }

    /// Records a value that does not fit.
    mutating func add(_ node: JSONDocument.Node, _ expected: String) {
        issues.append(ValidationIssue(at: node, expected: expected, in: schema.document))
    }

    /// Looks at a value inside another one.
    mutating func look(at node: JSONDocument.Node, by look: Look?) {
        guard let look else { return }
        guard StackRoom.isLeft else {
            interruption = interruption ?? .depthLimit(nil)
            return
        }
        look(node, &self)
    }

    /// Looks at members that become those of a dictionary, which would merge canonically equivalent keys, while the
    /// validator distinguishes them.
    mutating func look(atMembers members: some Sequence<(key: String, value: JSONDocument.Node)>, by look: Look?) {
        var keys: [String: Void] = [:]
        for (key, member) in members {
            do {
                try keys.insert((), forKey: key, at: member)
            } catch {
                add(member, error.readingError?.expected ?? "another key")
            }
            self.look(at: member, by: look)
        }
    }

    /// The first branch of a choice that holds for a value; nil, with a record of the reason, if none does or if that
    /// is unknown.
    mutating func branch(of choice: Choice, for node: JSONDocument.Node) -> Int? {
        for (branch, position) in schema.branches(of: choice).enumerated() {
            guard let isValid = verdicts.isValid(node, at: position) else {
                interruption = interruption ?? verdicts.interruption
                return nil
            }
            guard isValid else { continue }
            branches[ReadingContext.Decision(choice, node)] = branch
            return branch
        }
        add(node, "a value that one of several schemas accepts")
        return nil
    }

    /// What keeps the document from being read; nil where nothing does.
    var report: ValidationReport? {
        if let interruption { return ValidationReport(issues: issues, interruption: interruption) }
        return issues.isEmpty ? nil : ValidationReport(issues: issues)
    }
}
