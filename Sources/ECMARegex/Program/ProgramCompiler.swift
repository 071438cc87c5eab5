/// Compiles a syntax tree to a program.
///
/// There are two kinds of programs. One is for matchers that follow all paths at once: repetitions are written out, and
/// a look-ahead is read from its end to its beginning, a look-behind from its beginning to its end. The other is for
/// the backtracker: repetitions are counted, groups are stored, and look-arounds are read in the direction away from
/// their place.
struct ProgramCompiler {
    /// Something that is still to be written.
    ///
    /// The tasks form a list with the next one last, so that no pattern is nested too deep.
    enum Task {
        case node(Int)
        case joinAlternatives(remaining: Range<Int>, behind: Int, joined: Int?)
        case closeLoop(Int, behind: Int, isGreedy: Bool, isOnceAtLeast: Bool)
        case optional(Int, count: Int, behind: Int, isGreedy: Bool)
        case closeOptional(Int, count: Int, behind: Int, isGreedy: Bool)
        case copies(Int, count: Int)
        case closeCount(Int, behind: Int)
        case store(register: Int)
        case forget(registers: Range<Int>)
    }

    let tree: SyntaxTree
    let facts: [SyntaxTree.Facts]
    /// Whether repetitions are counted, and groups stored: for the backtracker.
    let isCounted: Bool
    /// How many steps may be written.
    let limit: Int
    var program: Program
    var tasks: [Task] = []
    /// The step that follows the one that is written next.
    var next = 0
    var isBackward = false
    /// The numbers of the groups that back-references refer to.
    let referredGroups: Set<Int>
    /// The number of each look-around, by its node.
    var looks: [Int: Int] = [:]
    /// How many copies of repeated nodes were written, even those without steps.
    var copyCount = 0

    /// The program for the backtracker.
    ///
    /// It has at most five steps for each node.
    static func countedProgram(of tree: SyntaxTree, alphabet: Alphabet) -> Program {
        var compiler = ProgramCompiler(tree: tree, alphabet: alphabet, isCounted: true, limit: .max)
        return compiler.compile() ?? compiler.program
    }

    /// The program for matchers that follow all paths at once; nil if its steps or its copies of repeated nodes exceed
    /// the limit.
    static func plainProgram(of tree: SyntaxTree, alphabet: Alphabet, limit: Int) -> Program? {
        var compiler = ProgramCompiler(tree: tree, alphabet: alphabet, isCounted: false, limit: limit)
        return compiler.compile()
    }

    private init(tree: SyntaxTree, alphabet: Alphabet, isCounted: Bool, limit: Int) {
        self.tree = tree
        self.isCounted = isCounted
        self.limit = limit
        facts = tree.facts()
        referredGroups = isCounted ? Set(tree.references.joined()) : []
        program = Program(alphabet: alphabet)
        program.references = tree.references
        program.registerCount = isCounted ? tree.groupCount * 2 : 0
        program.isAnchored = facts[tree.root].isAnchored
    }

    private mutating func compile() -> Program? {
        for (index, node) in tree.nodes.enumerated() {
            guard case .look(let content, let look) = node else { continue }
            guard let start = write(content, isBackward: look.isBehind == isCounted) else { return nil }
            looks[index] = program.looks.count
            program.looks.append(Program.Look(start: start, look: look))
        }
        guard let start = write(tree.root, isBackward: false) else { return nil }
        program.start = start
        return program
    }

    /// Writes the pattern or a look-around and returns its first step; nil above the limit.
    private mutating func write(_ root: Int, isBackward: Bool) -> Int? {
        self.isBackward = isBackward
        next = add(.found)
        tasks = [.node(root)]
        while let task = tasks.popLast() {
            perform(task)
            guard program.instructions.count <= limit, copyCount <= limit else { return nil }
        }
        return next
    }

    mutating func add(_ instruction: Instruction) -> Int {
        program.instructions.append(instruction)
        return program.instructions.count - 1
    }

    func either(_ content: Int, or behind: Int, isGreedy: Bool) -> Instruction {
        isGreedy ? .either(content, or: behind) : .either(behind, or: content)
    }

    private mutating func perform(_ task: Task) {
        switch task {
        case .node(let index): write(tree.nodes[index], at: index)
        case .joinAlternatives(let remaining, let behind, let joined):
            let all = joined.map { add(.either(next, or: $0)) } ?? next
            guard let previous = remaining.last else { return next = all }
            tasks.append(.joinAlternatives(remaining: remaining.dropLast(), behind: behind, joined: all))
            tasks.append(.node(tree.children[previous]))
            next = behind
        case .store(let register): next = add(.store(register: register, next: next))
        case .forget(let registers): next = add(.forget(registers: registers, next: next))
        case .closeLoop, .optional, .closeOptional, .copies, .closeCount: performRepetition(task)
        }
    }

    private mutating func write(_ node: SyntaxTree.Node, at index: Int) {
        switch node {
        case .characters(let set):
            let isBefore = isCounted && isBackward
            next = add(isBefore ? .charactersBefore(set: set, next: next) : .characters(set: set, next: next))
        case .assertion(let assertion):
            program.traitsBefore.formUnion(assertion.traitsBefore)
            program.traitsAfter.formUnion(assertion.traitsAfter)
            next = add(.assertion(assertion, next: next))
        case .sequence(let range):
            let children = tree.children[range].map { Task.node($0) }
            tasks += isBackward ? children.reversed() : children
        case .alternatives(let range):
            tasks.append(.joinAlternatives(remaining: range.dropLast(), behind: next, joined: nil))
            tasks.append(.node(tree.children[range.upperBound - 1]))
        case .repetition(let child, let repetition, let groups):
            if isCounted {
                writeCounted(child, repetition, groups: groups)
            } else {
                writeOut(child, repetition)
            }
        case .group(let child, let number):
            guard referredGroups.contains(number) else { return tasks.append(.node(child)) }
            let first = number * 2 - 2
            next = add(.store(register: isBackward ? first : first + 1, next: next))
            tasks += [.store(register: isBackward ? first + 1 : first), .node(child)]
        case .look: next = add(.look(looks[index] ?? 0, next: next))
        case .backReference(let reference, let ignoresCase):
            let reading = BackReferenceReading(ignoresCase: ignoresCase, isBackward: isBackward)
            next = add(.backReference(reference, reading, next: next))
        }
    }
}
