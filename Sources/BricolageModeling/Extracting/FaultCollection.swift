internal import BricolageCore

/// The faults of several attempts, of which each goes on where the one before has failed.
struct FaultCollection {
    /// The value that the attempts are about.
    private let subject: JSONDocument.Node
    private var list = FaultList()
    private var hasFailed = false

    init(of subject: JSONDocument.Node) { self.subject = subject }

    /// The result of an attempt; nil when it fails, for which the reasons are kept.
    @inline(__always)
    @discardableResult
    mutating func collect<Value>(_ attempt: () throws -> Value) -> Value? {
        do {
            return try attempt()
        } catch {
            keep(error)
            return nil
        }
    }

    @inline(never)
    private mutating func keep(_ error: any Error) {
        hasFailed = true
        list.append(subject.faultList(of: error))
    }

    /// Ends in an error when some attempt has failed.
    @inline(__always)
    func check() throws(DecodingIssues) {
        if hasFailed { throw issues }
    }

    /// All reasons.
    var issues: DecodingIssues { subject.issues(for: list) }
}
