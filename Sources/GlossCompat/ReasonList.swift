internal import Synchronization

/// The reasons that `Gloss.explain` collects.
final class ReasonList: Sendable {
    private let list = Mutex<[Gloss.Reason]>([])

    var reasons: [Gloss.Reason] { list.withLock { $0 } }

    /// The list for the code that is running.
    static let current = TaskLocal<ReasonList?>(wrappedValue: nil)

    func append(_ reason: Gloss.Reason) { list.withLock { $0.append(reason) } }
}
