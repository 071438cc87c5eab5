/// Why a document cannot be decoded as a type: all issues that were found, in document order.
///
///     do {
///         let menu = try JSON.decode(Menu.self, from: bytes)
///     } catch let failure as DecodingIssues {
///         print(failure)            // every issue with its line and a caret, then "2 issues"
///         for issue in failure.issues { mark(issue.pointer, issue.message) }
///     }
///
/// Locations and messages are computed on first use; until then the error keeps its document alive.
public struct DecodingIssues: Error, Sendable {
    private var contents: Contents
    /// The error at which decoding stopped, if this error results from it.
    var stop: DecodingStop?

    private enum Contents {
        case told(IssueAccount)
        case found(FoundFaults)
    }

    /// Creates an error from issues.
    public init(_ issues: [DecodingIssue], unexplored: [JSONPointer] = [], omittedCount: Int = 0) {
        contents = .told(IssueAccount(issues: issues, unexplored: unexplored, omittedCount: omittedCount))
    }

    /// Creates an error from the faults that were found in a document.
    package init(_ faults: FoundFaults) { contents = .found(faults) }

    /// The faults that were found in a document, unless their places have been computed already.
    var found: (faults: FaultList, document: DocumentStorage)? {
        guard case .found(let faults) = contents else { return nil }
        return faults.untold
    }

    private var account: IssueAccount {
        get {
            switch contents {
            case .told(let account): account
            case .found(let faults): faults.account
            }
        }
        set { contents = .told(newValue) }
    }

    /// The issues in document order; never empty in a thrown error.
    public var issues: [DecodingIssue] {
        get { account.issues }
        set {
            account.issues = newValue
            stop = nil
        }
    }

    /// Gives the same issues other places, and their error another one.
    ///
    /// New issues are those of another error; these are not, so the error at which decoding stopped is kept.
    package mutating func place(_ issues: [DecodingIssue], stoppedBy error: (any Error)?) {
        account.issues = issues
        if let error { stop?.error = error }
    }

    /// The values that may contain more issues, because they could not be checked completely.
    public var unexplored: [JSONPointer] {
        get { account.unexplored }
        set { account.unexplored = newValue }
    }

    /// How many issues were found beyond the limit and left out.
    public var omittedCount: Int {
        get { account.omittedCount }
        set { account.omittedCount = newValue }
    }

    /// The file of the document, as named by the caller; setting it sets the file of each issue.
    public var path: String? {
        get { issues.first?.path }
        set {
            // The name of the file does not change where decoding stopped, so `stop` is kept.
            var named = account
            for position in named.issues.indices { named.issues[position].path = newValue }
            account = named
        }
    }

    /// Whether the report is complete, as far as is known: the whole document was checked, and no limit was reached.
    public var isComplete: Bool { unexplored.isEmpty && omittedCount == 0 }

    /// Whether there are no issues.
    public var isEmpty: Bool { found?.faults.faults.isEmpty ?? issues.isEmpty }
}

extension DecodingIssues: Hashable {
    /// Whether two errors have the same content.
    public static func == (lhs: DecodingIssues, rhs: DecodingIssues) -> Bool { lhs.account == rhs.account }

    /// Feeds the content of the error to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(account) }
}

extension DecodingIssues: CustomStringConvertible, CustomDebugStringConvertible {
    /// The number of issues, and what could not be checked, in one line.
    public var summary: String { report.summary }

    /// A paragraph for each of the first 20 issues, and a summary unless there is only one issue.
    ///
    /// `formatted(.full(upTo: .max))` shows all of them.
    public var description: String { formatted(.full) }

    /// The first 20 issues in one line, for logs.
    public var debugDescription: String { "DecodingIssues(\(report.line))" }
}
