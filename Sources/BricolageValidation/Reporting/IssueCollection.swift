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
    /// A scalar, and the other kinds that branches of a choice let in.
    private var otherKinds: (index: Int, kinds: KindSet)?
    /// Whether the record is about the name of a member, which has the place of the member.
    private var isAboutName = false
    /// Why the schema of the record applies, if a condition decides it.
    private var cause: String?

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
                let outside = (isAboutName, cause)
                let place = program.places[Int(keyword)]
                switch program.name(of: place) {
                case "propertyNames": isAboutName = true
                case "if":
                    let node = JSONDocument.Node(storage: storage, index: record.index)
                    cause = DecidingMember.fact(of: program.node(place), in: node)
                default: break
                }
                add(other)
                (isAboutName, cause) = outside
            case .choice(let keyword, let branches, let isMet):
                if !isMet { add(branches, of: keyword, at: record.index) }
            }
        }
    }

    private mutating func add(_ complaint: Complaint) {
        var told = isAboutName ? naming(complaint) : widened(complaint)
        told.cause = cause
        if complaints.count < limit { complaints.append(told) } else { omittedCount += 1 }
    }

    /// A complaint that also names the kinds that other branches let in: the text "ten" may be meant as a number, but
    /// not a misspelt word of a list.
    private func widened(_ complaint: Complaint) -> Complaint {
        guard let otherKinds, otherKinds.index == complaint.index, complaint.canBeWidened,
            !otherKinds.kinds.isEmpty, complaint.nearest?.answer == nil
        else { return complaint }
        var widened = complaint
        widened.expected = Words.kinds(otherKinds.kinds, or: complaint.expected)
        return widened
    }

    /// A complaint about the name of a member, which says so.
    private func naming(_ complaint: Complaint) -> Complaint {
        let node = JSONDocument.Node(storage: storage, index: complaint.index)
        let said = words(of: complaint)
        let redacted =
            complaint.redactedStatement ?? complaint.statement
            ?? "expected \(complaint.expected), found \(node.kind.withArticle)"
        var naming = complaint
        naming.statement = "\(Words.name(node)): \(said)"
        naming.redactedStatement = "a name: \(redacted)"
        return naming
    }

    /// Adds a choice of which no branch holds: the complaints of the branch that was meant, one about the tag that no
    /// branch has, or one for the whole choice.
    private mutating func add(_ branches: [EvaluationRecord], of keyword: UInt32, at index: Int) {
        switch choice.meaning(of: branches) {
        case .branch(let meant): widening(branches, at: index) { $0.add(meant) }
        case .tag(let tag, let keywords):
            // Complaints beyond the limit are only counted.
            guard complaints.count < limit else { return omittedCount += 1 }
            let complaint = choice.complaint(aboutTag: tag, refusedBy: keywords, of: keyword)
            widening(branches, at: index) { $0.add(complaint) }
        case .unclear(let left):
            let shared = sharedComplaints(of: left)
            guard shared.isEmpty else { return shared.forEach { add($0) } }
            if let complaint = missingInEach(left, at: index, of: keyword) { return add(complaint) }
            let kinds = choice.kinds(of: branches)
            add(
                Complaint(
                    keyword: keyword, index: index, expected: kinds ?? "one of \(branches.count) schemas to match",
                    found: Words.found(JSONDocument.Node(storage: storage, index: index)),
                    isAboutKind: kinds != nil, isAboutChoice: kinds == nil,
                    refusals: refusals(by: branches, areOfKinds: kinds != nil)))
        }
    }

    /// Adds complaints, of which those about a scalar itself also name the other kinds that branches let in.
    private mutating func widening(
        _ branches: [EvaluationRecord], at index: Int, _ add: (inout IssueCollection) -> Void
    ) {
        let outside = otherKinds
        let known = outside?.index == index ? outside?.kinds ?? [] : []
        otherKinds = (index, choice.otherKinds(of: branches).union(known))
        add(&self)
        otherKinds = outside
    }

    /// The complaints that are the same whichever of the branches was meant.
    private func sharedComplaints(of branches: [EvaluationRecord]) -> [Complaint] {
        guard !isBrief, complaints.count < limit, (2...Words.longestList).contains(branches.count) else { return [] }
        let told = branches.map { branch in
            var collection = IssueCollection(program, storage, limit: Words.longestList, choice, isBrief: true)
            collection.add(branch)
            // Choices inside have no reasons here.
            return collection.complaints.filter { !$0.isAboutChoice }
        }
        return told[0].filter { complaint in
            told.dropFirst().allSatisfy { others in
                others.contains {
                    $0.index == complaint.index && $0.expected == complaint.expected
                        && words(of: $0) == words(of: complaint)
                }
            }
        }
    }

    /// One complaint for branches that each lack nothing but one member: `missing one of "run" or "uses"`.
    private func missingInEach(_ branches: [EvaluationRecord], at index: Int, of keyword: UInt32) -> Complaint? {
        guard !isBrief, complaints.count < limit, branches.count > 1 else { return nil }
        var names: [String] = []
        for branch in branches {
            var collection = IssueCollection(program, storage, limit: 1, choice, isBrief: true)
            collection.add(branch)
            guard collection.omittedCount == 0, let only = collection.complaints.first, only.index == index,
                let name = only.missing
            else { return nil }
            names.append(Words.value(text: name))
        }
        let expected = "one of \(Words.list(names.unique))"
        return Complaint(
            keyword: keyword, index: index, expected: expected, found: "none", statement: "missing \(expected)")
    }

    private func words(of complaint: Complaint) -> String {
        complaint.statement ?? "expected \(complaint.expected), found \(complaint.found)"
    }

    /// Some of the branches that refuse a value, each with its first reason.
    private func refusals(
        by branches: [EvaluationRecord], areOfKinds: Bool
    ) -> [(block: UInt32, reason: Complaint?)] {
        if isBrief || complaints.count >= limit { return [] }
        let refusals = choice.closest(Words.longestList, of: branches).map { ($0.block, reason(of: $0)) }
        // The complaint itself lists the kinds, so that only a title or a value would be news.
        let areKnown = refusals.allSatisfy { block, reason in
            program.writtenTitle(of: block) == nil && reason?.isAboutKind == true
        }
        return areOfKinds && areKnown ? [] : refusals
    }

    /// The first of the reasons why a branch does not hold.
    private func reason(of branch: EvaluationRecord) -> Complaint? {
        var collection = IssueCollection(program, storage, limit: 1, choice, isBrief: true)
        collection.add(branch)
        return collection.complaints.first
    }

    /// The complaints without those that another one about the same value implies.
    ///
    /// A value of a wrong kind is in no list of values of other kinds either, and several schemas may ask for the same
    /// kind.
    private func withoutImplied(_ complaints: [Complaint]) -> [Complaint] {
        var kinds: [Int: Set<String>] = [:]
        let told = complaints.filter { complaint in
            !complaint.isAboutKind || kinds[complaint.index, default: []].insert(complaint.expected).inserted
        }
        return told.filter { kinds[$0.index] == nil || !choice.isImpliedByKind($0) }
    }

    /// The issues in the order of the document.
    func report() -> ValidationReport {
        let sorted = withoutImplied(complaints).enumerated().sorted {
            ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
        }
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
            notes: notes(on: complaint, places),
            statement: complaint.statement, redactedStatement: complaint.redactedStatement)
    }

    private func notes(on complaint: Complaint, _ places: EvaluationPlaces) -> [String] {
        let equal = complaint.original.map { "it equals the element at \(places.place(of: $0).pointer)" }
        let cause = complaint.cause.map { "it is so because \($0)" }
        return [equal, cause].compactMap { $0 } + complaint.refusals.map { note($0, places) }
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
