internal import BricolageCore
internal import BricolageKernel

/// One evaluation of an instance by a program: whether it is valid, and nothing else.
///
///     accepts(block, value) ─▶ route for the kind of the value ─▶ its instructions ─▶ accepts(block, member) …
///
/// Stops at the first broken rule. Verdicts of schemas that several others refer to are kept (`VerdictMemory`) once
/// such evaluations exceed a multiple of the number of values. So the cost is bounded by the size of the document times
/// that of the schema, whatever the references. If memory has no room for all these verdicts and forgotten ones are
/// needed too often, the evaluation ends without a verdict.
///
/// The memory of document and program outlives the evaluator; indices come from the tape.
///
/// Functions are `mutating` even if they change nothing: the compiler copies a value of this size to pass it to a
/// nonmutating function, and passes its address to a mutating one.
struct Evaluator: ~Copyable {
    let program: Program
    /// The memory of the program.
    let views: Program.Views
    let storage: DocumentStorage
    let tape: UnsafePointer<TapeNode>
    let source: UnsafePointer<UInt8>
    /// How many more blocks may be evaluated inside each other; far below 0 once there can be no verdict any more.
    private var room: Int
    /// How many more evaluations of shared blocks run without keeping their verdicts.
    private var unkept: Int
    let maximumDepth: Int
    /// Why there is no verdict, once there is a reason.
    private(set) var interruption: ValidationInterruption?
    /// The block that led back to itself, and the value for which it did, if that is the reason.
    private(set) var circle: (block: UInt32, index: Int)?
    /// The working memory of the evaluation, taken from the pool of the program when first needed.
    private var space: UnsafeMutablePointer<Workspace>?

    init(_ program: Program, _ document: JSONDocument.Node, maximumDepth: Int) {
        assert(TapeBits.areTrue)
        self.program = program
        views = program.views
        storage = document.storage
        tape = storage.tape
        source = storage.source
        self.maximumDepth = maximumDepth
        room = maximumDepth
        unkept = 1_000 + 8 * storage.tapeCount
    }

    deinit {
        if let space { program.workspaces.give(back: space) }
    }

    /// Whether a value is valid against the whole schema.
    mutating func isValid(_ index: Int) -> Bool { accepts(0, index) && interruption == nil }

    /// The working memory; only after `needWorkspace`.
    var workspace: Workspace {
        @inline(__always) _read { yield space.unsafelyUnwrapped.pointee }
        @inline(__always) nonmutating _modify { yield &space.unsafelyUnwrapped.pointee }
    }

    /// Makes sure that there is working memory.
    @inline(__always)
    mutating func needWorkspace() {
        if space == nil { space = program.workspaces.take() }
    }

    @inline(__always)
    func tag(_ index: Int) -> UInt32 { tape[index].tag.bits & TapeBits.kind }

    /// The place of the next value.
    @inline(__always)
    func next(_ index: Int) -> Int { Int(tape[index].next) }

    /// How many elements or members a value has.
    @inline(__always)
    func count(_ index: Int) -> Int { Int(tape[index].length) }

    // MARK: Blocks

    /// Whether a value obeys a schema.
    ///
    /// - Parameter region: Where to mark the evaluated members or elements of the value, if they must be known.
    @inline(__always)
    mutating func accepts(_ block: UInt32, _ index: Int, _ region: EvaluationMarks.Region = .none) -> Bool {
        let route = views.routes[block &<< 3 | tag(index)]
        if route.traits.isEmpty { return true }
        if route.isPlain { return run(route.start, index, region) }
        return accepts(route, of: block, index, region)
    }

    @inline(never)
    private mutating func accepts(
        _ route: Route, of block: UInt32, _ index: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        let traits = route.traits
        if traits == [.steps, .leaf, .values] { return isEnumerated(views.instructions[route.start], index) }
        if !traits.isDisjoint(with: .conditions) {
            if traits.contains(.refused) { return false }
            let isRefused =
                !traits.isDisjoint(with: [.integers, .integersByText])
                && !isInteger(index, byText: traits.contains(.integersByText))
            if isRefused { return false }
            if traits.contains(.careful) { return runCarefully(route, of: block, index, region) }
            guard traits.contains(.steps) else { return true }
        }
        if traits.contains(.counted) {
            if unkept == 0 { return runCarefully(route, of: block, index, region) }
            unkept &-= 1
        }
        guard traits.contains(.members) else { return run(route.start, index, region) }
        guard descend() else { return false }
        let isValid = acceptsMembers(views.instructions[route.start], index, region)
        ascend()
        return isValid
    }

    @inline(never)
    private mutating func run(_ start: UInt32, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        guard descend() else { return false }
        var position = start
        var isValid = true
        repeat {
            isValid = perform(views.instructions[position], index, region)
            position &+= 1
        } while isValid && views.instructions[position].operation != .end
        ascend()
        return isValid
    }

    /// Runs a block that several others lead to, or for which more than a verdict must be known.
    @inline(never)
    private mutating func runCarefully(
        _ route: Route, of block: UInt32, _ index: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        needWorkspace()
        let header = program.blocks[block]
        let isNew = header.traits.contains(.scoped) && workspace.scope.enter(header.resource)
        defer { if isNew { workspace.scope.leave() } }
        guard route.traits.contains(.counted) else { return runTracking(header, route, index, region) }
        guard follow(block, index) else { return false }
        defer { unfollow() }
        if unkept > 0 {
            unkept &-= 1
            return runTracking(header, route, index, region)
        }
        let key = VerdictMemory.Key(
            start: route.start, index: UInt32(truncatingIfNeeded: index), scope: workspace.scope.number,
            tracks: region.isKept)
        if let known = workspace.memory[key] {
            if known.isValid, region.isKept { workspace.marks.merge(known.marks, into: region) }
            return known.isValid
        }
        let steps = workspace.memory.steps
        guard workspace.memory.countStep(upTo: mostSteps) else {
            interrupt(.stepLimit(mostSteps))
            return false
        }
        guard region.isKept else {
            let isValid = runTracking(header, route, index, region)
            workspace.memory.keep(isValid, [], for: key, since: steps)
            return isValid
        }
        let own = workspace.marks.open(like: region)
        let isValid = runTracking(header, route, index, own)
        workspace.memory.keep(
            isValid, isValid ? workspace.marks.contents(of: own) : [], for: key, since: steps)
        workspace.marks.close(own, mergingInto: isValid ? region : .none)
        return isValid
    }

    /// How many verdicts may be computed in order to be kept: one for each schema and value, with and without marks,
    /// and as many again because some are forgotten.
    private var mostSteps: Int { 4 * (workspace.memory.limit + program.blocks.count * storage.tapeCount) }

    private mutating func runTracking(
        _ header: Block, _ route: Route, _ index: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        guard header.traits.contains(.tracking), tag(index) >= TapeBits.array else {
            return run(route.start, index, region)
        }
        let own = workspace.marks.open(count: count(index))
        let isValid = run(route.start, index, own)
        workspace.marks.close(own, mergingInto: isValid ? region : .none)
        return isValid
    }

    /// Records the evaluation of a block that several others lead to; `unfollow` must be called after it.
    ///
    /// - Returns: False, without a record, if the same block is already being evaluated for the same value: the
    ///   evaluation would never end.
    mutating func follow(_ block: UInt32, _ index: Int) -> Bool {
        if isFollowed(block, index) {
            if interruption == nil { circle = (block, index) }
            interrupt(.endlessReference)
            return false
        }
        workspace.trail.append((block, index))
        return true
    }

    /// Whether a block is already being evaluated for a value.
    mutating func isFollowed(_ block: UInt32, _ index: Int) -> Bool {
        for step in workspace.trail.reversed() {
            guard step.index == index else { break }
            if step.block == block { return true }
        }
        return false
    }

    /// Removes the last record of `follow`.
    mutating func unfollow() { workspace.trail.removeLast() }

    // MARK: Bounds

    /// Whether the search for the reasons of a verdict may go one step further, which does not count as a level; false
    /// if the stack ends, or if there can be no verdict any more.
    mutating func stays() -> Bool {
        if interruption != nil { return false }
        if bricolage_stack_is_left() { return true }
        interrupt(.depthLimit(nil))
        return false
    }

    /// Goes one level deeper, after which `ascend` must be called; false if that is not allowed, or if there can be no
    /// verdict any more.
    @inline(__always)
    mutating func descend() -> Bool {
        guard room > 0, bricolage_stack_is_left() else {
            if interruption == nil { interrupt(.depthLimit(room > 0 ? nil : maximumDepth)) }
            return false
        }
        room &-= 1
        return true
    }

    @inline(__always)
    mutating func ascend() { room &+= 1 }

    /// Ends the evaluation without a verdict.
    @inline(never)
    mutating func interrupt(_ reason: ValidationInterruption) {
        if interruption == nil { interruption = reason }
        room = .min / 2
    }
}
