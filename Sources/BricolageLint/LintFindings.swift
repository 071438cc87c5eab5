internal import BricolageCore
internal import BricolageSchema

/// What rules have found in a file, before the locations are determined.
struct LintFindings {
    struct Finding {
        let rule: LintRule
        /// The tape index of the value or key that it is about.
        let index: Int
        let message: String
        let remark: String
        let notes: [String]
    }

    /// The rule that is looking.
    var rule: LintRule {
        didSet { searchesLeft = Self.mostSearches }
    }
    private(set) var findings: [Finding] = []
    private(set) var omittedCount = 0
    /// The worst severity of all findings, including those beyond the limit; nil without findings.
    private(set) var worst: IssueDescription.Severity?
    private let limit: Int
    /// The tape indices of values with errors.
    private var faulty: Set<Int> = []
    private var searchesLeft = Self.mostSearches

    /// The number of findings of one rule for which the intended name is searched: the names of a file can be as many
    /// as the findings, and each search takes longer than everything else for one place.
    private static let mostSearches = 100

    init(rule: LintRule, limit: Int) {
        self.rule = rule
        self.limit = limit
    }

    /// Records a finding about a value.
    mutating func add(_ node: JSONDocument.Node, _ message: String, remark: String = "", notes: [String] = []) {
        if worst.map({ Self.rank($0) < Self.rank(rule.severity) }) ?? true { worst = rule.severity }
        guard findings.count < limit else {
            omittedCount += 1
            return
        }
        if rule.severity == .error { faulty.insert(node.index) }
        findings.append(Finding(rule: rule, index: node.index, message: message, remark: remark, notes: notes))
    }

    /// Whether a rule has already found an error at a value, so that a warning of the same would be needless.
    func hasError(at node: JSONDocument.Node) -> Bool { faulty.contains(node.index) }

    private static func rank(_ severity: IssueDescription.Severity) -> Int {
        switch severity {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Records a finding about a name and, for the first findings of a rule, the name that was probably meant.
    mutating func add(_ node: JSONDocument.Node, _ message: String, nearest: @autoclosure () -> String?) {
        guard findings.count < limit, searchesLeft > 0 else { return add(node, message) }
        searchesLeft -= 1
        add(node, message, remark: NearestSpelling.question(nearest()))
    }

    /// Records a finding about the key of a member.
    mutating func add(keyOf value: JSONDocument.Node, _ message: String, remark: String = "") {
        let key = JSONDocument.Node(storage: value.storage, index: value.index - 1)
        add(key, message, remark: remark)
    }

    /// The findings in the order of the file, with their places: one sweep, however many there are.
    func report(on source: SchemaSource) -> IssueReport {
        let storage = source.document.root.storage
        let sorted = findings.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
        var sweep = PlaceSweep(storage)
        var issues: [IssueDescription] = []
        var last: (index: Int, place: (pointer: JSONPointer, location: SourceLocation))?
        for (_, finding) in sorted {
            let place = last?.index == finding.index ? last?.place : nil
            let (pointer, location) = place ?? sweep.place(of: finding.index)
            last = (finding.index, (pointer, location))
            issues.append(
                IssueDescription(
                    rule: finding.rule.name, path: source.path, location: location, pointer: pointer,
                    severity: finding.rule.severity, message: finding.message, remark: finding.remark,
                    excerpt: JSONDocument.Node(storage: storage, index: finding.index).excerpt, notes: finding.notes))
        }
        return IssueReport(issues, omittedCount: omittedCount)
    }
}
