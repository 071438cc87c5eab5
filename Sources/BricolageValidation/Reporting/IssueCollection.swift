internal import BricolageCore
internal import BricolageSchema

/// Turns findings into issues: each complaint once, and for a choice those of the branch that was probably meant.
struct IssueCollection {
    private let program: Program
    private let storage: DocumentStorage
    private let limit: Int
    private var complaints: [Complaint] = []
    private var omittedCount = 0
    private var visited: Set<ObjectIdentifier> = []
    private let choice: BranchChoice
    /// Whether choices are reported without the reasons of their branches.
    private let isBrief: Bool
    /// Whether the record is about the name of a member, which has the place of the member.
    private var isAboutName = false

    init(_ program: Program, _ storage: DocumentStorage, limit: Int) {
        self.init(program, storage, limit: limit, BranchChoice(program, storage), isBrief: false)
    }

    private init(
        _ program: Program, _ storage: DocumentStorage, limit: Int, _ choice: BranchChoice, isBrief: Bool
    ) {
        self.program = program
        self.storage = storage
        self.limit = limit
        self.choice = choice
        self.isBrief = isBrief
    }

    /// Adds the complaints of a record, unless it was added already.
    mutating func add(_ record: EvaluationRecord) {
        guard visited.insert(ObjectIdentifier(record)).inserted else { return }
        guard StackRoom.isLeft else {
            omittedCount += 1
            return
        }
        for finding in record.findings {
            switch finding {
            case .complaint(let complaint): add(complaint)
            case .demand(let keyword, let other):
                guard !other.isValid else { break }
                let wasAboutName = isAboutName
                if program.name(of: program.places[Int(keyword)]) == "propertyNames" { isAboutName = true }
                add(other)
                isAboutName = wasAboutName
            case .choice(let keyword, let branches, let isMet):
                if !isMet { add(branches, of: keyword, at: record.index) }
            }
        }
    }

    private mutating func add(_ complaint: Complaint) {
        let told = isAboutName ? naming(complaint) : complaint
        if complaints.count < limit { complaints.append(told) } else { omittedCount += 1 }
    }

    /// A complaint about the name of a member, which says so.
    private func naming(_ complaint: Complaint) -> Complaint {
        let node = JSONDocument.Node(storage: storage, index: complaint.index)
        let said = complaint.statement ?? "expected \(complaint.expected), found \(complaint.found)"
        let redacted =
            complaint.redactedStatement ?? complaint.statement
            ?? "expected \(complaint.expected), found \(node.kind.withArticle)"
        var naming = complaint
        naming.statement = "\(Words.name(node)): \(said)"
        naming.redactedStatement = "a name: \(redacted)"
        return naming
    }

    /// Adds a choice of which no branch holds: the complaints of the branch that was meant, or one for the whole
    /// choice.
    private mutating func add(_ branches: [EvaluationRecord], of keyword: UInt32, at index: Int) {
        if let meant = choice.meant(of: branches) { return add(meant) }
        // Complaints beyond the limit are only counted.
        let told = isBrief || complaints.count >= limit ? [] : choice.closest(Words.longestList, of: branches)
        add(
            Complaint(
                keyword: keyword, index: index,
                expected: choice.kinds(of: branches)
                    ?? "one of \(branches.count) schemas to match",
                found: Words.found(JSONDocument.Node(storage: storage, index: index)),
                refusals: told.map { ($0.block, reason(of: $0)) }))
    }

    /// The first of the reasons why a branch does not hold.
    private func reason(of branch: EvaluationRecord) -> Complaint? {
        var collection = IssueCollection(program, storage, limit: 1, choice, isBrief: true)
        collection.add(branch)
        return collection.complaints.first
    }

    /// The issues in the order of the document.
    func report() -> ValidationReport {
        let sorted = complaints.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
        let places = EvaluationPlaces(of: complaints, program, storage)
        return ValidationReport(
            issues: sorted.map { issue($0.element, places) }, omittedCount: omittedCount, program: program)
    }

    /// The same issues, in the document that the values come from.
    ///
    /// - Parameters:
    ///   - places: The places of the values and keys on the tape of that document.
    ///   - holes: The places there for which issues are left out.
    func report(movedTo places: [Int], in storage: DocumentStorage, besides holes: Set<Int>) -> ValidationReport {
        var moved = IssueCollection(program, storage, limit: limit)
        moved.complaints = complaints.map { $0.moved(to: places) }.filter { !holes.contains($0.index) }
        moved.omittedCount = omittedCount
        return moved.report()
    }

    private func issue(_ complaint: Complaint, _ places: EvaluationPlaces) -> ValidationIssue {
        let keyword = complaint.keyword.map { program.places[Int($0)] }
        let schema = keyword ?? program.origins[0]
        let (pointer, location) = places.place(of: complaint.index)
        let (schemaPointer, schemaLocation) = places.place(of: schema)
        let node = JSONDocument.Node(storage: storage, index: complaint.index)
        return ValidationIssue(
            keyword: keyword.map(program.name), pointer: pointer, location: location, excerpt: node.excerpt,
            schemaPointer: schemaPointer, schemaLocation: schemaLocation,
            schemaAddress: program.sources[Int(schema.source)].source.identifier, expected: complaint.expected,
            found: complaint.found, foundKind: node.kind, nearest: complaint.nearest?.answer,
            notes: complaint.original.map { ["it equals the element at \(places.place(of: $0).pointer)"] }
                ?? complaint.refusals.map { note($0, places) },
            statement: complaint.statement, redactedStatement: complaint.redactedStatement)
    }

    /// Why a branch does not hold, in a line.
    private func note(_ refusal: (block: UInt32, reason: Complaint?), _ places: EvaluationPlaces) -> String {
        let schema = program.origins[Int(refusal.block)]
        let title = program.writtenTitle(of: refusal.block) ?? "\(places.place(of: schema).pointer)"
        guard let reason = refusal.reason.map({ issue($0, places) }) else { return "as \(title): it does not match" }
        let place = reason.pointer.isRoot ? "" : " at \(reason.pointer)"
        return "as \(title): \(reason.complaint)\(place)\(reason.suggestion)"
    }
}
