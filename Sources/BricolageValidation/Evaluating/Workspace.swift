internal import Synchronization

/// The working memory of an evaluation, kept for the next one.
///
///     marks     which members or elements were evaluated       unevaluatedProperties, unevaluatedItems
///     memory    the verdicts that are kept                     schemas that are evaluated again and again
///     scope     the resources on the path                      $dynamicRef
///     trail     the blocks on the path                         schemas that may lead to themselves
///     text      a string with its escapes decoded
///     hashes    the hashes of elements                         uniqueItems
struct Workspace: Sendable {
    /// Which members or elements were evaluated, for values where that must be known.
    var marks = EvaluationMarks()
    /// The verdicts that are kept.
    var memory: VerdictMemory
    /// The resources that the evaluation has passed through, each once.
    var scope = DynamicScope()
    /// The blocks that are being evaluated and may lead to themselves, each with its value.
    var trail: [(block: UInt32, index: Int)] = []
    /// A text with its escapes decoded.
    var text: [UInt8] = []
    /// The hashes of elements.
    var hashes = ElementHashes()

    init(keptVerdicts: Int) { memory = VerdictMemory(limit: keptVerdicts) }

    /// The longest text whose memory is kept for later evaluations.
    private static let lastingText = 1 << 16

    /// Forgets the contents, and keeps the allocated memory unless it is large.
    fileprivate mutating func clear() {
        marks.clear()
        memory.clear()
        scope.clear()
        trail.removeAll(keepingCapacity: true)
        if text.count > Self.lastingText { text = [] }
        hashes.shrink()
    }
}

/// The idle workspaces of a program: it allocates only as many as evaluations run at the same time.
///
/// Invariant: a workspace is either here, and then nobody else has it, or has been taken by one evaluation, which gives
/// it back when it ends. So it can be passed on by its address instead of being copied. `Sendable` is unchecked,
/// because the compiler cannot know who has a workspace.
final class WorkspacePool: @unchecked Sendable {
    private let idle = Mutex<[Address]>([])
    private let keptVerdicts: Int

    private struct Address: @unchecked Sendable {
        let workspace: UnsafeMutablePointer<Workspace>
    }

    /// - Parameter keptVerdicts: How many verdicts one evaluation keeps.
    init(keptVerdicts: Int) { self.keptVerdicts = keptVerdicts }

    /// A workspace that nobody else has.
    func take() -> UnsafeMutablePointer<Workspace> {
        if let address = idle.withLock({ $0.popLast() }) { return address.workspace }
        let workspace = UnsafeMutablePointer<Workspace>.allocate(capacity: 1)
        workspace.initialize(to: Workspace(keptVerdicts: keptVerdicts))
        return workspace
    }

    /// Takes a workspace back.
    func give(back workspace: UnsafeMutablePointer<Workspace>) {
        workspace.pointee.clear()
        let address = Address(workspace: workspace)
        idle.withLock { $0.append(address) }
    }

    deinit {
        for address in idle.withLock({ $0 }) {
            address.workspace.deinitialize(count: 1)
            address.workspace.deallocate()
        }
    }
}
