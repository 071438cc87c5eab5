internal import BricolageCore

/// Collects the faults of several attempts, each of which is made even if earlier ones have failed.
struct FaultCollection {
    /// The value that the attempts are about.
    private let subject: JSONDocument.Node
    private var list = FaultList()
    private var hasFailed = false

    init(of subject: JSONDocument.Node) { self.subject = subject }

    /// The result of an attempt; nil if it fails, which adds its faults.
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

    /// Throws all issues if any attempt has failed.
    @inline(__always)
    func check() throws(DecodingIssues) {
        if hasFailed { throw issues }
    }

    /// All issues so far.
    var issues: DecodingIssues { subject.issues(for: list) }
}
