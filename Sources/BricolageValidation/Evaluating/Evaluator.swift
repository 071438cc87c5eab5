internal import BricolageCore

/// One evaluation of an instance by a program: whether it is valid, and nothing else.
///
///     accepts(block, value) ─▶ kind of the value ─▶ instructions for it ─▶ accepts(block, member) …
///
/// Stops at the first rule that is broken. Keeps no verdict while schemas that several others refer to are met no more
/// often than there are values; from then on their verdicts are kept (`VerdictMemory`), so that the cost is bounded by
/// the size of the document times that of the schema, whatever the references.
///
/// The memory of document and program outlives the evaluator; indices come from the tape.
struct Evaluator: ~Copyable {
    let program: Program
    /// The memory of the program.
    let views: Program.Views
    let storage: DocumentStorage
    let tape: UnsafePointer<TapeNode>
    let source: UnsafePointer<UInt8>
    /// Which members or elements were evaluated, for values where that must be known.
    var marks = EvaluationMarks()
    /// The verdicts that are kept.
    var memory = VerdictMemory()
    /// The resources that the evaluation has come through, each once.
    var scope = DynamicScope()
    /// The blocks that several others lead to and that are being evaluated, each with its value.
    private var trail: [(block: UInt32, index: Int)] = []
    /// A text without its escapes.
    var scratch: [UInt8] = []
    /// How many blocks are being evaluated within each other.
    var depth = 0
    /// Why there is no verdict, once there is a reason.
    var interruption: ValidationInterruption?
    let maximumDepth: Int

    init(_ program: Program, _ document: JSONDocument.Node, maximumDepth: Int) {
        self.program = program
        views = program.views
        storage = document.storage
        tape = storage.tape
        source = storage.source
        self.maximumDepth = maximumDepth
        memory.threshold = 1_000 + 8 * storage.tapeCount
    }

    @inline(__always)
    func tag(_ index: Int) -> UInt32 { tape[index].tag.bits & 0xFF }

    /// Where the next value stands.
    @inline(__always)
    func next(_ index: Int) -> Int { Int(tape[index].next) }

    /// How many elements or members a value has.
    @inline(__always)
    func count(_ index: Int) -> Int { Int(tape[index].length) }

    /// Whether a value obeys a schema.
    ///
    /// - Parameter region: Where to note what of the value was evaluated, if that must be known.
    @inline(__always)
    mutating func accepts(_ block: UInt32, _ index: Int, _ region: EvaluationMarks.Region = .none) -> Bool {
        let tag = tag(index)
        let header = views.blocks[block]
        guard isOfKind(header, index) else { return false }
        let steps = views.steps[block &<< 3 | tag]
        if steps.count == 0 { return true }
        return header.traits.isEmpty
            ? run(steps, index, region) : runCarefully(block, header, steps, index, region)
    }

    /// Whether a value is of one of the kinds that a block lets in.
    @inline(__always)
    func isOfKind(_ block: Block, _ index: Int) -> Bool {
        let tag = tag(index)
        if block.kinds.rawValue &>> UInt8(truncatingIfNeeded: tag) & 1 == 1 { return true }
        return tag == 3 && isInteger(index, for: block)
    }

    @inline(never)
    private mutating func run(_ steps: StepRange, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        guard descend() else { return false }
        defer { depth &-= 1 }
        var position = steps.start
        let end = position &+ steps.count
        while position < end {
            guard perform(views.instructions[position], index, region) else { return false }
            position &+= 1
        }
        return true
    }

    /// Runs a block that several lead to, or for which more must be known than a verdict.
    @inline(never)
    private mutating func runCarefully(
        _ block: UInt32, _ header: Block, _ steps: StepRange, _ index: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        let isNew = header.traits.contains(.scoped) && scope.enter(header.resource)
        defer { if isNew { scope.leave() } }
        guard header.traits.contains(.shared) else { return runTracking(header, steps, index, region) }
        guard follow(block, index) else { return false }
        defer { unfollow() }
        guard memory.counts() else { return runTracking(header, steps, index, region) }
        let key = VerdictMemory.Key(
            block: block, index: UInt32(truncatingIfNeeded: index), scope: scope.number, tracks: region.isKept)
        if let known = memory[key] {
            if known.isValid, region.isKept { marks.merge(known.marks, into: region) }
            return known.isValid
        }
        guard region.isKept else {
            let isValid = runTracking(header, steps, index, region)
            memory.keep(isValid, [], for: key)
            return isValid
        }
        let own = marks.open(like: region)
        let isValid = runTracking(header, steps, index, own)
        memory.keep(isValid, isValid ? marks.contents(of: own) : [], for: key)
        marks.close(own, mergingInto: isValid ? region : .none)
        return isValid
    }

    /// Takes note of a block that several others lead to, after which the note must be taken back; false, without a note,
    /// where the same block is being evaluated for the same value already and so would be for ever.
    mutating func follow(_ block: UInt32, _ index: Int) -> Bool {
        for step in trail.reversed() {
            guard step.index == index else { break }
            if step.block == block {
                interrupt(.endlessReference)
                return false
            }
        }
        trail.append((block, index))
        return true
    }

    /// Takes the last note back.
    mutating func unfollow() { trail.removeLast() }

    private mutating func runTracking(
        _ header: Block, _ steps: StepRange, _ index: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        guard header.traits.contains(.tracking), tape[index].tag.isContainer else { return run(steps, index, region) }
        let own = marks.open(count: count(index))
        let isValid = run(steps, index, own)
        marks.close(own, mergingInto: isValid ? region : .none)
        return isValid
    }

    /// Goes one level deeper, after which `depth` must be lowered again; false if that is not allowed, or if there will
    /// be no verdict anyhow.
    @inline(__always)
    mutating func descend() -> Bool {
        guard depth < maximumDepth, StackRoom.isLeft, interruption == nil else {
            interrupt(.depthLimit(depth < maximumDepth ? nil : maximumDepth))
            return false
        }
        depth &+= 1
        return true
    }

    /// Ends the evaluation without a verdict.
    @inline(never)
    mutating func interrupt(_ reason: ValidationInterruption) {
        if interruption == nil { interruption = reason }
    }
}
