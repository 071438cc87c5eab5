internal import BricolageCore
internal import BricolageSchema

/// What rules have found in a file, before its places are worked out.
struct LintFindings {
    struct Finding {
        let rule: LintRule
        /// The value, or key, that it is about.
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
    /// How bad the worst is of all that was found, also beyond the limit; nil where nothing was.
    private(set) var worst: IssueDescription.Severity?
    private let limit: Int
    private var searchesLeft = Self.mostSearches

    /// For how many findings of one rule the name is looked for that was probably meant: names of the file can be as many
    /// as the findings, and each search takes longer than all else that is asked of a place.
    private static let mostSearches = 100

    init(rule: LintRule, limit: Int) {
        self.rule = rule
        self.limit = limit
    }

    /// Takes down something about a value.
    mutating func add(_ node: JSONDocument.Node, _ message: String, remark: String = "", notes: [String] = []) {
        if worst.map({ Self.rank($0) < Self.rank(rule.severity) }) ?? true { worst = rule.severity }
        guard findings.count < limit else {
            omittedCount += 1
            return
        }
        findings.append(Finding(rule: rule, index: node.index, message: message, remark: remark, notes: notes))
    }

    private static func rank(_ severity: IssueDescription.Severity) -> Int {
        switch severity {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Takes down something about a value that is a name, and the one that was meant: of the first findings of a rule.
    mutating func add(_ node: JSONDocument.Node, _ message: String, nearest: @autoclosure () -> String?) {
        guard findings.count < limit, searchesLeft > 0 else { return add(node, message) }
        searchesLeft -= 1
        add(node, message, remark: NearestSpelling.question(nearest()))
    }

    /// Takes down something about the key of a member.
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
