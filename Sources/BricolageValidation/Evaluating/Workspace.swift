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
    var memory = VerdictMemory()
    /// The resources that the evaluation has come through, each once.
    var scope = DynamicScope()
    /// The blocks that are being evaluated and may lead to themselves, each with its value.
    var trail: [(block: UInt32, index: Int)] = []
    /// A text without its escapes.
    var text: [UInt8] = []
    /// The hashes of elements.
    var hashes = ElementHashes()

    /// Forgets everything but the memory that it took.
    fileprivate mutating func clear() {
        marks.clear()
        memory.clear()
        scope.clear()
        trail.removeAll(keepingCapacity: true)
    }
}

/// The workspaces of a program that nobody uses just now: only as many allocate as evaluations run at the same time.
final class WorkspacePool: Sendable {
    private let idle = Mutex<[Workspace]>([])

    /// A workspace that nobody else has.
    func take() -> Workspace { idle.withLock { $0.popLast() } ?? Workspace() }

    /// Takes a workspace back, and leaves an empty one.
    func give(back workspace: inout Workspace) {
        var other = Workspace()
        swap(&workspace, &other)
        other.clear()
        idle.withLock { $0.append(other) }
    }
}
