/// Why a document cannot be read as a type: everything that was found, in the order of the document.
///
///     do {
///         let menu = try JSON.decode(Menu.self, from: bytes)
///     } catch let failure as DecodingIssues {
///         print(failure)            // every issue with its line and a caret, then "2 issues"
///         for issue in failure.issues { mark(issue.pointer, issue.message) }
///     }
///
/// Places and words are worked out when they are first asked for; until then the error keeps its document alive.
public struct DecodingIssues: Error, Sendable {
    private var contents: Contents
    /// The error at which decoding has stopped, if this came of that.
    var stop: DecodingStop?

    private enum Contents {
        case told(IssueAccount)
        case found(FoundFaults)
    }

    /// Creates an error from issues.
    public init(_ issues: [DecodingIssue], unexplored: [JSONPointer] = [], omittedCount: Int = 0) {
        contents = .told(IssueAccount(issues: issues, unexplored: unexplored, omittedCount: omittedCount))
    }

    /// Creates an error from what was found in a document.
    package init(_ faults: FoundFaults) { contents = .found(faults) }

    /// What was found in a document, unless its places have been worked out already.
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

    /// The issues in the order of the document; never empty when it is thrown.
    public var issues: [DecodingIssue] {
        get { account.issues }
        set {
            account.issues = newValue
            stop = nil
        }
    }

    /// The values that may hide more issues, because nothing can be said of what they contain.
    public var unexplored: [JSONPointer] {
        get { account.unexplored }
        set { account.unexplored = newValue }
    }

    /// How many issues were found beyond the limit and left out.
    public var omittedCount: Int {
        get { account.omittedCount }
        set { account.omittedCount = newValue }
    }

    /// The file that holds the document, as it was named by whoever read it; setting it names the file of each issue.
    public var path: String? {
        get { issues.first?.path }
        set {
            // It stopped where it did, whatever the file is called.
            var named = account
            for position in named.issues.indices { named.issues[position].path = newValue }
            account = named
        }
    }

    /// Whether nothing is known to have been left out: the whole document was looked at, and no limit was reached.
    public var isComplete: Bool { unexplored.isEmpty && omittedCount == 0 }

    /// Whether there is nothing wrong.
    public var isEmpty: Bool { found?.faults.faults.isEmpty ?? issues.isEmpty }
}

extension DecodingIssues: Hashable {
    /// Whether two errors say the same.
    public static func == (lhs: DecodingIssues, rhs: DecodingIssues) -> Bool { lhs.account == rhs.account }

    /// Feeds what the error says to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(account) }
}

extension DecodingIssues: CustomStringConvertible, CustomDebugStringConvertible {
    /// How many issues there are and what could not be looked at, in one line.
    public var summary: String { report.summary }

    /// A paragraph for each of the first 20 issues, and the summary unless a single issue says it all.
    ///
    /// `formatted(.full(upTo: .max))` shows all of them.
    public var description: String { formatted(.full) }

    /// The first 20 issues in one line, for logs.
    public var debugDescription: String { "DecodingIssues(\(report.line))" }
}
