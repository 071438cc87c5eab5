internal import BricolageCore

/// The issues of several attempts, of which each goes on where the one before has failed.
struct IssueCollection {
    private var issues: [DecodingIssue] = []
    private var known: Set<DecodingIssue> = []
    private var unexplored: [JSONPointer] = []
    private var omittedCount = 0

    /// The result of an attempt; nil when it fails, for which the reasons are kept.
    @discardableResult
    mutating func collect<Value>(_ attempt: () throws -> Value) -> Value? {
        do {
            return try attempt()
        } catch let error as DecodingIssues {
            // One value that stands in the way of many is said once.
            issues += error.issues.filter { known.insert($0).inserted }
            unexplored += error.unexplored
            omittedCount += error.omittedCount
        } catch {
            issues.append(JSONReadingError(.custom, at: nil, expected: String(describing: error)).issue)
        }
        return nil
    }

    /// Ends in an error when some attempt has failed, its issues in the order of the document.
    func check() throws(DecodingIssues) {
        guard let error else { return }
        throw error
    }

    /// The issues in the order of the document; nil when there are none.
    var error: DecodingIssues? {
        guard !issues.isEmpty else { return nil }
        let ordered = issues.enumerated().sorted {
            ($0.element.location?.offset ?? 0, $0.offset) < ($1.element.location?.offset ?? 0, $1.offset)
        }
        return DecodingIssues(ordered.map(\.element), unexplored: unexplored, omittedCount: omittedCount)
    }
}
