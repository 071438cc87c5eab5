/// What several validators find wrong, all of which run.
struct IssueCollection {
    private(set) var issues: [JSONValidationError.Issue] = []

    /// Runs a validator, and keeps what it finds wrong with the value at a token, or with the value itself.
    mutating func collect(at token: String? = nil, _ validate: () throws -> Void) {
        do {
            try validate()
        } catch {
            let found = Self.issues(of: error)
            issues += token.map { token in found.map { $0.inside(token) } } ?? found
        }
    }

    mutating func add(_ issue: JSONValidationError.Issue) { issues.append(issue) }

    mutating func add(_ others: [JSONValidationError.Issue]) { issues += others }

    /// Throws what was found, if anything was.
    func check() throws {
        if !issues.isEmpty { throw JSONValidationError(issues: issues) }
    }

    /// What an error says: several things, or one of which only its type knows more.
    static func issues(of error: any Error) -> [JSONValidationError.Issue] {
        (error as? JSONValidationError)?.issues ?? [JSONValidationError.Issue(.other(error))]
    }
}
