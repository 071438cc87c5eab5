/// Makes issues of faults: in the order of the document, each once, with words and places.
///
/// Linear in the document and the faults.
struct FaultPrinter {
    let session: DecodingSession
    let limit: Int

    /// How many suggestions are worked out, because each compares with many words.
    private static let mostSuggestions = 200

    func issues(for faults: [Fault], omittedCount: Int = 0, unexplored: [Int]) -> DecodingIssues {
        let faults = sorted(faults)
        let reported = faults.prefix(limit)
        var places = PlaceSweep(session.storage)
        var issues: [DecodingIssue] = []
        for (number, fault) in reported.enumerated() {
            var issue = issue(for: fault, suggests: number < Self.mostSuggestions)
            (issue.pointer, issue.location) = places.place(of: fault.index)
            issue.excerpt = session.node(fault.index).excerpt
            issues.append(issue)
        }
        places = PlaceSweep(session.storage)
        let open = Set(unexplored).sorted().map { places.place(of: $0).pointer }
        return DecodingIssues(issues, unexplored: open, omittedCount: omittedCount + faults.count - reported.count)
    }

    /// The faults in the order of the document, each once.
    private func sorted(_ faults: [Fault]) -> [Fault] {
        struct Key: Hashable {
            var index: Int
            var kind: DecodingIssue.Kind
        }
        var seen: Set<Key> = []
        return faults.enumerated()
            .sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
            .map(\.element)
            .filter { seen.insert(Key(index: $0.index, kind: $0.error.kind)).inserted }
    }

    private func issue(for fault: Fault, suggests: Bool) -> DecodingIssue {
        if let told = fault.told { return told }
        var error = fault.error
        // The range of a number type is of no interest where no number stands.
        if error.kind == .wrongKind, fault.type is any Numeric.Type {
            error.expected = ExpectedKind.words(for: fault.type)
        }
        if error.kind == .unknownCase, error.choices.isEmpty, suggests {
            error.choices = EnumerationCases.spellings(of: fault.type)
        }
        var issue = error.issue(suggests: suggests)
        issue.underlying = fault.underlying.map(UnderlyingError.init)
        if !fault.candidates.isEmpty { issue.notes = fault.candidates.map(note) }
        return issue
    }

    /// Why a value is not of one of several types, in a line.
    private func note(_ candidate: Fault.Candidate) -> String {
        let head = candidate.type.map { "as \($0): " } ?? "or else: "
        guard var first = candidate.faults.first else { return head + "no value" }
        let more = candidate.faults.count - 1
        // Unions within unions share their candidates: telling of all would take as long as there are ways to reach one.
        first.candidates = []
        first.error.candidates = []
        return head + issue(for: first, suggests: false).message + (more > 0 ? " (and \(more) more)" : "")
    }
}
