internal import ECMARegex

/// Makes the routes of a program: for each schema and kind of value, few instructions that reach the verdict.
///
///     "anyOf": [{"type": "string"}, {"type": "object", …}, {"type": "object", …}]
///
///     null       refused: no branch lets it in
///     string     open: one branch has no further rules for it
///     object     choice between two branches, by their keys
///
/// References to schemas that contain only another reference are shortened here, once for all values. In schemas that
/// must know what is evaluated, keys do not distinguish branches, and references in circles stay as they are.
struct RoutePlanner {
    var parts: ProgramParts
    private let order: BlockOrder
    /// The number of the choice between each list of branches, or none if there can be no choice.
    var choices: [[UInt32]: UInt32] = [:]
    /// How much more work choices and indexes may take, in keys and constants; at first in proportion to the schema.
    var choiceRoom: Int

    init(_ parts: ProgramParts) {
        self.parts = parts
        order = BlockOrder(parts)
        choiceRoom = 10_000 + 8 * (parts.members.count + parts.entries.count + parts.enumerations.count)
    }

    /// Adds the routes to the parts of a program.
    static func plan(_ parts: inout ProgramParts) {
        var planner = RoutePlanner(parts)
        planner.planAll()
        planner.openMembers()
        parts = planner.parts
    }

    private mutating func planAll() {
        // Blocks that lead to a block without routes yet, as in circles, refer to it by an instruction.
        parts.routes = [Route](
            repeating: Route(start: Instruction.none, traits: .careful), count: parts.blocks.count * 8)
        for block in order.blocks {
            for tag in 0..<7 { parts.routes[block * 8 + tag] = route(block, tag) }
        }
    }

    /// The route for a kind, according to the instructions and the `type` of a block.
    private mutating func route(_ block: Int, _ tag: Int) -> Route {
        let header = parts.blocks[block]
        let isLetIn = header.kinds.rawValue >> UInt8(tag) & 1 == 1
        let isLetInAsInteger = !isLetIn && tag == Int(TapeBits.number) && header.kinds.contains(.integer)
        guard isLetIn || isLetInAsInteger else { return .refused }
        let range = parts.steps[block * 8 + tag]
        var route = range.count == 0 ? .open : plan(block, range, tag: UInt32(tag))
        if isLetInAsInteger, !route.isRefused {
            route.traits.insert(header.traits.contains(.integersByText) ? .integersByText : .integers)
        }
        return route
    }

    /// Records for each member the kinds of which every value is let in, so that their routes need not be read.
    ///
    /// If there are patterns, every member is examined.
    private mutating func openMembers() {
        for table in parts.tables where table.patternCount == 0 {
            for position in Int(table.firstMember)..<Int(table.firstMember + table.keys.count) {
                let block = parts.members[position].block
                // If only `required` names a key, `additionalProperties` applies to its values.
                let other = table.additional == Instruction.none ? nil : Int(table.additional) << 3
                let first = block == Instruction.none ? other : Int(block) << 3
                for tag in 0..<7 where first.map({ parts.routes[$0 + tag].isOpen }) ?? true {
                    parts.members[position].openKinds |= 1 << tag
                }
            }
        }
    }

    private mutating func plan(_ block: Int, _ range: StepRange, tag: UInt32) -> Route {
        let traits = parts.blocks[block].traits
        let tracks = traits.contains(.tracking) && tag >= TapeBits.array
        let isCareful = tracks || traits.contains(.scoped) || order.isCircular[block]
        var draft = RouteDraft(tag: tag, isTracked: order.isTracked[block])
        for position in range.start..<range.start + range.count {
            add(parts.instructions[Int(position)], to: &draft)
            if draft.isRefused { return .refused }
        }
        if draft.steps.isEmpty { return .open }
        // A single reference is replaced by the route that it leads to.
        if !isCareful, draft.steps.count == 1, draft.steps[0].operation == .reference {
            let target = parts.routes[Int(draft.steps[0].first) << 3 | Int(tag)]
            if !target.traits.contains(.careful) { return target }
        }
        var route = Route(start: UInt32(parts.instructions.count), traits: .steps)
        if draft.steps.allSatisfy(\.operation.isLeaf) { route.traits.insert(.leaf) }
        if isCareful { route.traits.insert(.careful) }
        if draft.steps.count == 1 {
            switch draft.steps[0].operation {
            case .members: route.traits.insert(.members)
            case .values: route.traits.insert(.values)
            default: break
            }
        }
        if order.isCircular[block] || traits.contains(.shared) && !route.traits.contains(.leaf) {
            route.traits.insert(.counted)
        }
        parts.instructions += draft.steps
        parts.instructions.append(Instruction(operation: .end, keyword: 0))
        return route
    }

    /// The route for values of the draft's kind under another block, as far as it is known.
    func route(_ block: UInt32, _ draft: RouteDraft) -> Route { parts.routes[Int(block) << 3 | Int(draft.tag)] }

    /// Adds the effect of an instruction on values of one kind.
    private mutating func add(_ step: Instruction, to draft: inout RouteDraft) {
        switch step.operation {
        case .reference: addReference(step.first, to: &draft)
        case .all:
            for position in step.first..<step.first + step.second {
                addReference(parts.operands[Int(position)], to: &draft)
            }
        case .any: addAny(step, to: &draft)
        case .exactlyOne: addExactlyOne(step, to: &draft)
        case .not:
            let route = route(step.first, draft)
            if route.isOpen { draft.isRefused = true }
            if !route.isRefused { draft.steps.append(step) }
        case .values: addValues(step, to: &draft)
        default: draft.steps.append(step)
        }
    }

    mutating func addReference(_ block: UInt32, to draft: inout RouteDraft) {
        let route = route(block, draft)
        if route.isOpen { return }
        if route.isRefused {
            draft.isRefused = true
            return
        }
        if route.isLeaf {
            let steps = parts.instructions[Int(route.start)...].prefix(RouteDraft.mostCopied + 1)
            if let end = steps.firstIndex(where: { $0.operation == .end }) {
                draft.steps += steps[..<end]
                return
            }
        }
        draft.steps.append(Instruction(operation: .reference, keyword: 0, first: block))
    }

    private mutating func addAny(_ step: Instruction, to draft: inout RouteDraft) {
        let branches = branches(of: step, draft)
        if branches.isEmpty { draft.isRefused = true }
        if !draft.isTracked, branches.contains(where: { route($0, draft).isOpen }) { return }
        if addFoundOne(of: branches, in: step, exactly: false, to: &draft) { return }
        // If the order does not matter, cheap branches come first.
        let ordered = draft.isTracked ? branches : ranks(of: branches, draft).sorted { $0 < $1 }.map(\.branch)
        if let texts = texts(of: ordered, draft) {
            let first = parts.addOperands([sieve(of: texts)] + texts)
            draft.steps.append(Instruction(operation: .anyText, keyword: 0, first: first, second: UInt32(texts.count)))
        } else {
            add(.any, ordered, to: &draft)
        }
    }

    private mutating func addExactlyOne(_ step: Instruction, to draft: inout RouteDraft) {
        let branches = branches(of: step, draft)
        if branches.isEmpty || branches.count(where: { route($0, draft).isOpen }) > 1 { draft.isRefused = true }
        if addFoundOne(of: branches, in: step, exactly: true, to: &draft) { return }
        add(.exactlyOne, branches, to: &draft)
    }

    /// Adds the only branch, or an instruction that finds the right one among several.
    ///
    /// - Parameter exactly: Whether the others must refuse the value.
    /// - Returns: Whether this was possible; if not, the branches must be tried in turn.
    private mutating func addFoundOne(
        of branches: [UInt32], in step: Instruction, exactly: Bool, to draft: inout RouteDraft
    ) -> Bool {
        let second: UInt32 = exactly ? 1 : 0
        if branches.count < 2 {
            for branch in branches { addReference(branch, to: &draft) }
        } else if let choice = choice(between: branches, draft) {
            draft.steps.append(Instruction(operation: .choice, keyword: 0, first: choice, second: second))
        } else if let index = branchIndex(of: step, branches, draft) {
            draft.steps.append(Instruction(operation: .indexed, keyword: 0, first: index, second: second))
        } else {
            return false
        }
        return true
    }

    /// The branches that let in any values of the kind.
    private func branches(of step: Instruction, _ draft: RouteDraft) -> [UInt32] {
        parts.operands[Int(step.first)..<Int(step.first + step.second)].filter { !route($0, draft).isRefused }
    }

    /// The instructions of branches that each consist of one enumeration or pattern; nil if one of them does not.
    private func texts(of branches: [UInt32], _ draft: RouteDraft) -> [UInt32]? {
        guard draft.tag == TapeBits.string else { return nil }
        let starts = branches.compactMap { branch -> UInt32? in
            let route = route(branch, draft)
            guard route.isLeaf else { return nil }
            let first = parts.instructions[Int(route.start)]
            guard first.operation == .values || first.operation == .pattern else { return nil }
            return parts.instructions[Int(route.start) + 1].operation == .end ? route.start : nil
        }
        return starts.count == branches.count ? starts : nil
    }

    /// Where the sieve of enumerations and patterns begins; none where it would not help.
    private mutating func sieve(of texts: [UInt32]) -> UInt32 {
        let instructions = texts.map { parts.instructions[Int($0)] }
        let tables = instructions.map { $0.operation == .pattern ? parts.patterns[Int($0.first)].table : nil }
        let masks = TextSieve.places * 128
        guard instructions.count(where: { $0.operation == .pattern }) >= TextSieve.fewPatterns,
            texts.count <= TextSieve.mostPatterns, parts.sieves.count < TextSieve.mostSieves * masks
        else { return Instruction.none }
        var sieve = TextSieve()
        for (number, table) in tables.enumerated() { sieve.add(number, table) }
        parts.sieves += sieve.masks
        return UInt32(parts.sieves.count - masks)
    }

    /// The branches with their costs.
    private func ranks(of branches: [UInt32], _ draft: RouteDraft) -> [RankedBranch] {
        branches.enumerated().map { position, branch in
            let route = route(branch, draft)
            guard route.isLeaf else {
                return RankedBranch(rank: 2, position: position, branch: branch)
            }
            let isLookUp = parts.instructions[Int(route.start)].operation == .values
            return RankedBranch(rank: isLookUp ? 0 : 1, position: position, branch: branch)
        }
    }

    private mutating func add(
        _ operation: Operation, _ branches: [UInt32], to draft: inout RouteDraft
    ) {
        let first = parts.addOperands(branches)
        draft.steps.append(
            Instruction(operation: operation, keyword: 0, first: first, second: UInt32(branches.count)))
    }

    /// Adds an enumeration, except where the kind of the value decides alone.
    private func addValues(_ step: Instruction, to draft: inout RouteDraft) {
        let enumeration = parts.enumerations[Int(step.first)]
        let others = parts.enumeratedValues[Int(step.first)]
        switch draft.tag {
        case ..<TapeBits.number: draft.isRefused = enumeration.kinds.rawValue >> UInt8(draft.tag) & 1 == 0
        case TapeBits.string where enumeration.strings.count == 0: draft.isRefused = true
        case TapeBits.string: draft.steps.append(step)
        default:
            draft.isRefused = others.numbers.isEmpty && others.others.isEmpty
            draft.steps.append(step)
        }
    }
}

/// A branch with the cost of trying it.
private struct RankedBranch: Comparable {
    /// 0 for a look-up, 1 for other checks of the value alone, 2 for everything else.
    let rank: Int
    let position: Int
    let branch: UInt32

    static func < (left: Self, right: Self) -> Bool { (left.rank, left.position) < (right.rank, right.position) }
}

/// A route that is being made.
struct RouteDraft {
    /// The kind of the values.
    let tag: UInt32
    /// Whether it may have to be known what is evaluated, so that every branch must be tried.
    let isTracked: Bool
    var steps: [Instruction] = []
    var isRefused = false

    init(tag: UInt32, isTracked: Bool) {
        self.tag = tag
        self.isTracked = isTracked
    }

    /// How many instructions of another route are copied instead of referred to.
    static let mostCopied = 4
}

extension Operation {
    /// Whether it checks only the value itself, without leading to another block.
    var isLeaf: Bool {
        switch self {
        case .values, .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multiple, .length, .pattern, .format,
            .content, .itemCount, .uniqueItems, .memberCount, .custom, .anyText:
            true
        default: false
        }
    }
}
