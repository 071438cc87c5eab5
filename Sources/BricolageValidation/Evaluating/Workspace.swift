internal import Synchronization

/// What an evaluation writes to, kept for the next one.
///
///     marks     which members or elements were evaluated      unevaluatedProperties, unevaluatedItems
///     memory    the verdicts that are kept                     schemas that are met again and again
///     scope     the resources on the way                       $dynamicRef
///     trail     the blocks on the way                          schemas that may lead to themselves
///     text      a string without its escapes
///     hashes    what elements are told apart by                uniqueItems
struct Workspace: Sendable {
    /// Which members or elements were evaluated, for values where that must be known.
    var marks = EvaluationMarks()
    /// The verdicts that are kept.
    var memory: VerdictMemory
    /// The resources that the evaluation has come through, each once.
    var scope = DynamicScope()
    /// The blocks that are being evaluated and may lead to themselves, each with its value.
    var trail: [(block: UInt32, index: Int)] = []
    /// A text without its escapes.
    var text: [UInt8] = []
    /// The hashes of elements.
    var hashes = ElementHashes()

    init(keptVerdicts: Int) { memory = VerdictMemory(limit: keptVerdicts) }

    /// The longest text that memory is kept for.
    private static let lastingText = 1 << 16

    /// Forgets everything but the memory that it took, as far as that is not much.
    fileprivate mutating func clear() {
        marks.clear()
        memory.clear()
        scope.clear()
        trail.removeAll(keepingCapacity: true)
        if text.count > Self.lastingText { text = [] }
        hashes.shrink()
    }
}

/// The workspaces of a program that nobody uses just now: only as many allocate as evaluations run at the same time.
///
/// Invariant: a workspace is either here, and then nobody else has it, or has been taken by one evaluation, which gives
/// it back when it ends. That is why it has an address of its own instead of being copied, and why the address is safe
/// to share: unchecked, since the compiler does not see who has it.
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
