extension RoutePlanner {
    /// The choice between branches for objects; nil if nothing distinguishes them, or if it would need too many rules.
    mutating func choice(between blocks: [UInt32], _ draft: RouteDraft) -> UInt32? {
        guard draft.tag == TapeBits.object, !draft.isTracked, blocks.count <= Choice.mostBranches else { return nil }
        if let known = choices[blocks] { return known == Instruction.none ? nil : known }
        guard choiceRoom >= 0 else { return nil }
        var sketch = ChoiceSketch()
        for (number, block) in blocks.enumerated() {
            eachStep(of: block, TapeBits.object) { step in
                if step.operation == .members { add(parts.tables[Int(step.first)], of: number, to: &sketch) }
                return true
            }
        }
        choiceRoom -= sketch.cost
        guard sketch.isUseful, choiceRoom >= 0 else {
            choices[blocks] = Instruction.none
            return nil
        }
        let choice = add(sketch, blocks)
        choices[blocks] = choice
        return choice
    }

    /// Visits instructions that a value must obey under a block: its own, and those of some blocks that it refers to.
    ///
    /// - Parameter visit: Receives an instruction, and returns whether to go on.
    func eachStep(of block: UInt32, _ tag: UInt32, _ visit: (Instruction) -> Bool) {
        var pending: [UInt32] = []
        var next: UInt32? = block
        var looks = 16
        while let block = next, looks > 0 {
            looks -= 1
            let range = parts.steps[Int(block) << 3 | Int(tag)]
            for position in range.start..<range.start + range.count {
                let step = parts.instructions[Int(position)]
                switch step.operation {
                case .reference: pending.append(step.first)
                case .all: pending += parts.operands[Int(step.first)..<Int(step.first + step.second)].prefix(looks)
                default: if !visit(step) { return }
                }
            }
            next = pending.popLast()
        }
    }

    /// Adds the rules that a table has for one of the branches.
    private func add(_ table: MemberTable, of branch: Int, to sketch: inout ChoiceSketch) {
        let isClosed =
            table.additional != Instruction.none && table.patternCount == 0
            && parts.blocks[Int(table.additional)].kinds.isEmpty
        var named: Set<UInt32> = []
        for position in 0..<table.keys.count {
            let entry = Int(table.keys.firstEntry + position)
            let key = parts.keyNumbers[entry]
            let rule = parts.members[Int(table.firstMember + position)]
            sketch.entries[key] = UInt32(entry)
            if isClosed, rule.block != Instruction.none { named.insert(key) }
            if rule.required != Instruction.none { sketch.required[key, default: 0] |= 1 << UInt64(branch) }
            if rule.block != Instruction.none, let strings = constants(of: rule.block) {
                sketch.constants[key, default: []].append((branch, strings))
            }
        }
        sketch.cost += Int(table.keys.count)
        if isClosed { sketch.closed.append((branch, named)) }
    }

    /// The only strings that a member may be; nil if no such list was found, or if it is too long.
    private func constants(of block: UInt32) -> KeyTable? {
        guard let enumeration = enumeration(of: block) else { return nil }
        let strings = parts.enumerations[Int(enumeration)].strings
        return strings.count <= ChoiceSketch.mostConstants ? strings : nil
    }

    /// The enumeration that a value of any kind must be in; nil if none was found.
    func enumeration(of block: UInt32) -> UInt32? {
        var enumeration: UInt32?
        eachStep(of: block, TapeBits.string) { step in
            guard step.operation == .values else { return true }
            enumeration = step.first
            return false
        }
        return enumeration
    }

    private mutating func add(_ sketch: ChoiceSketch, _ blocks: [UInt32]) -> UInt32 {
        let all: UInt64 = blocks.count == 64 ? .max : 1 << UInt64(blocks.count) - 1
        var others = all
        for (branch, _) in sketch.closed { others &= ~(1 << UInt64(branch)) }
        var rules: [ChoiceRule] = []
        var entries: [UInt32] = []
        var required = [UInt64](repeating: 0, count: blocks.count)
        var nextBit: UInt64 = 1
        for (key, entry) in sketch.entries.sorted(by: { $0.value < $1.value }) {
            var rule = ChoiceRule(branches: all)
            for (branch, named) in sketch.closed where !named.contains(key) {
                rule.branches &= ~(1 << UInt64(branch))
            }
            let requiring = sketch.required[key] ?? 0
            let constants = sketch.constants[key] ?? []
            if nextBit != 0, requiring != 0 || !constants.isEmpty {
                rule.bit = nextBit
                nextBit <<= 1
                for branch in blocks.indices where requiring >> UInt64(branch) & 1 == 1 { required[branch] |= rule.bit }
                if !constants.isEmpty { rule.values = add(constants, all) }
            }
            // A key without a bit need not be in the table if it leaves the same branches as all other keys.
            if rule.bit == 0, rule.branches == others { continue }
            rules.append(rule)
            entries.append(entry)
        }
        let choice = Choice(
            keys: parts.addKeys(of: entries), firstRule: UInt32(parts.choiceRules.count),
            firstBranch: UInt32(parts.choiceBranches.count), branches: all, others: others)
        parts.choiceRules += rules
        parts.choiceBranches += zip(blocks, required).map { ChoiceBranch(block: $0, required: $1) }
        parts.choices.append(choice)
        return UInt32(parts.choices.count - 1)
    }

    /// Adds the strings of the constants, each with the branches that it may match.
    private mutating func add(_ constants: [(branch: Int, strings: KeyTable)], _ all: UInt64) -> UInt32 {
        var masks: [UInt32: UInt64] = [:]
        var entries: [UInt32: UInt32] = [:]
        var others = all
        for (branch, _) in constants { others &= ~(1 << UInt64(branch)) }
        // A branch may restrict the key twice, and then both lists must have the string. Here one of them is enough:
        // the branch itself checks the other.
        for (branch, strings) in constants {
            for entry in strings.firstEntry..<strings.firstEntry + strings.count {
                let key = parts.keyNumbers[Int(entry)]
                entries[key] = entry
                masks[key, default: others] |= 1 << UInt64(branch)
            }
        }
        let keys = entries.sorted { $0.value < $1.value }
        parts.choiceValues.append(
            ChoiceValues(
                keys: parts.addKeys(of: keys.map(\.value)), firstMask: UInt32(parts.choiceMasks.count), others: others))
        parts.choiceMasks += keys.map { masks[$0.key] ?? all }
        return UInt32(parts.choiceValues.count - 1)
    }
}

/// What is known of the keys of a choice, while it is collected.
struct ChoiceSketch {
    /// How many constants a key may have in one branch.
    static let mostConstants: UInt32 = 64

    /// The keys by their numbers, each with an entry that has its text.
    var entries: [UInt32: UInt32] = [:]
    /// The branches that require a key.
    var required: [UInt32: UInt64] = [:]
    /// The strings to which branches restrict the member with a key.
    var constants: [UInt32: [(branch: Int, strings: KeyTable)]] = [:]
    /// The branches that refuse all keys except some, which are named.
    var closed: [(branch: Int, named: Set<UInt32>)] = []
    /// How many keys were looked at.
    var cost = 0

    /// Whether anything distinguishes the branches.
    var isUseful: Bool { !closed.isEmpty || !required.isEmpty || !constants.isEmpty }
}
