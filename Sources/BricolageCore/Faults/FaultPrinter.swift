/// Converts faults to issues: in the order of the document, each once, with words and places.
///
/// The only way from faults to issues. Linear in the document and the faults.
struct FaultPrinter {
    let document: DocumentStorage
    let limit: Int
    private let words = ExpectedWords(listsIntegers: true)

    init(document: DocumentStorage, limit: Int) {
        self.document = document
        self.limit = limit
    }

    /// How many suggestions are computed at most, because each compares many words.
    private static let mostSuggestions = 200
    /// How many issues of a text inside the document are listed with the issue of the string that contains it.
    private static let mostInnerIssues = 8

    func account(of list: FaultList) -> IssueAccount {
        let order = order(of: list.faults)
        let named = Set(list.named)
        var places = PlaceSweep(document)
        var issues: [DecodingIssue] = []
        issues.reserveCapacity(min(order.count, limit))
        for (number, position) in order.prefix(limit).enumerated() {
            let place = places.place(of: list.faults[position].index)
            var issue = issue(for: list.faults[position], at: place, suggests: number < Self.mostSuggestions)
            issue.pattern = issue.pattern ?? places.pointer(naming: named)
            issues.append(issue)
        }
        places = PlaceSweep(document)
        let open = list.unexplored.sortedSeldom(by: <).prefix(limit).map { places.place(of: $0).pointer }
        return IssueAccount(
            issues: issues, unexplored: open,
            omittedCount: FaultCount.sum(list.omittedCount, order.count - issues.count))
    }

    /// The positions of the faults in the order of the document, each fault once.
    @inline(never)
    private func order(of faults: [Fault]) -> [Int] {
        var order = Swift.Array(faults.indices)
        let isSorted = zip(faults, faults.dropFirst()).allSatisfy { $0.index <= $1.index }
        if !isSorted { order = order.sortedSeldom { (faults[$0].index, $0) < (faults[$1].index, $1) } }
        // Equal faults are at the same place, so only neighbours can be equal.
        var kept: [Int] = []
        kept.reserveCapacity(order.count)
        // The faults seen at the current place, if it has several.
        var seen = SeldomTable<Fault.Identity, Bool>()
        for position in order {
            if let last = kept.last, faults[last].index == faults[position].index {
                if seen.isEmpty { seen[faults[last].identity] = true }
                let identity = faults[position].identity
                if seen[identity] != nil { continue }
                seen[identity] = true
            } else if !seen.isEmpty {
                seen = SeldomTable()
            }
            kept.append(position)
        }
        return kept
    }

    private func issue(
        for fault: Fault, at place: (pointer: JSONPointer, location: SourceLocation), suggests: Bool
    ) -> DecodingIssue {
        if let told = fault.told { return told }
        let error = inWords(fault, suggests: suggests)
        var issue = error.issue(at: place.pointer, place.location, suggests: suggests)
        issue.type = typeName(of: fault)
        if let declaration = fault.declaration { issue.basis = .declared(type: "\(declaration.owner)") }
        issue.underlying = fault.underlying
        if !fault.candidates.isEmpty { issue.notes = fault.candidates.map(note) }
        if let inner = fault.underlying as? DecodingIssues { issue.notes += notes(on: inner) }
        return issue
    }

    /// The name of the type that the value was to be read as.
    ///
    /// For a missing member it is known only if the fault was found by its type and not described in words.
    private func typeName(of fault: Fault) -> String? {
        if case .missing = fault.kind, fault.words != nil { return nil }
        if case .unexpectedKey = fault.kind { return nil }
        return fault.type == JSON.self ? nil : "\(fault.type)"
    }

    /// The error with everything that its words need.
    private func inWords(_ fault: Fault, suggests: Bool) -> JSONReadingError {
        var error = fault.error(in: document, expected: words.expected(of: fault.type))
        if error.kind == .unknownCase, error.choices.isEmpty, suggests {
            error.choices = EnumerationCases.spellings(of: fault.type).known
        }
        return error
    }

    /// Why a value is not of one of the candidate types, in a line.
    private func note(_ candidate: Fault.Candidate) -> String {
        let head = candidate.type.map { "as \($0): " } ?? "or else: "
        guard let first = candidate.faults.first else { return head + "no value" }
        let more = candidate.faults.count - 1
        var error = inWords(first, suggests: false)
        // Unions within unions share their candidates: listing all of them would take time that grows with every way to
        // reach one.
        error.candidates = []
        let message = first.told?.message ?? error.issue(suggests: false).message
        return head + message + (more > 0 ? " (and \(more) more)" : "")
    }

    /// What is wrong with a text inside a value of this document, with the places in that text.
    private func notes(on inner: DecodingIssues) -> [String] {
        let notes = inner.issues.prefix(Self.mostInnerIssues).map { issue in
            let place = [issue.location?.description, issue.pointer.isRoot ? nil : "at \(issue.pointer)"]
            return "inside, " + place.compactMap(\.self).joined(separator: " ") + ": " + issue.message
        }
        let more = inner.issues.count - notes.count + inner.omittedCount
        return more > 0 ? notes + ["and \(more) more inside"] : notes
    }
}
