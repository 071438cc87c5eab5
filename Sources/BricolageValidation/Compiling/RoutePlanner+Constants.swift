internal import BricolageCore

extension RoutePlanner {
    /// The index of the branches of an `anyOf` or `oneOf`; nil if there are few branches, if constants leave more than
    /// half of them, or if the index would be too large.
    mutating func branchIndex(of step: Instruction, _ branches: [UInt32], _ draft: RouteDraft) -> UInt32? {
        guard draft.tag >= TapeBits.number, branches.count > Choice.mostBranches else { return nil }
        var sketches: [ConstantSketch.Place: ConstantSketch] = [:]
        for (number, block) in branches.enumerated() {
            guard choiceRoom >= 0 else { return nil }
            for (place, enumeration) in constants(askedBy: block, draft.tag) {
                sketches[place, default: ConstantSketch()].enumerations.append((number, enumeration))
            }
        }
        var best: (place: ConstantSketch.Place, lists: [JSON: [Int]], most: Int)?
        for (place, sketch) in sketches.sorted(by: { $0.key.rank < $1.key.rank }) {
            let others = branches.count - sketch.enumerations.count
            guard others <= BranchIndex.mostOthers, let lists = lists(of: sketch) else { continue }
            let most = others + lists.values.reduce(0) { max($0, $1.count) }
            if most <= branches.count / 2, most < best?.most ?? .max { best = (place, lists, most) }
        }
        guard let best, let sketch = sketches[best.place] else { return nil }
        let determined = Set(sketch.enumerations.map(\.branch))
        let others = branches.indices.filter { !determined.contains($0) }
        let index = BranchIndex(
            key: best.place.key == nil ? nil : parts.addKeys(of: [best.place.entry]),
            constants: best.lists.mapValues { list(($0 + others).sorted(), of: branches) },
            others: list(others, of: branches),
            mostNodes: sketch.enumerations.reduce(0) { max($0, parts.enumeratedValues[Int($1.enumeration)].mostNodes) })
        parts.branchIndexes.append(index)
        let number = UInt32(parts.branchIndexes.count - 1)
        parts.indexNumbers[BranchIndex.Place(first: step.first, tag: draft.tag)] = number
        return number
    }

    private mutating func list(_ numbers: [Int], of branches: [UInt32]) -> Range<UInt32> {
        let first = parts.addOperands(numbers.map { branches[$0] })
        return first..<first + UInt32(numbers.count)
    }

    /// The enumerations that a block has for the value itself and for members that it requires.
    private mutating func constants(
        askedBy block: UInt32, _ tag: UInt32
    ) -> [ConstantSketch.Place: UInt32] {
        var found: [ConstantSketch.Place: UInt32] = [:]
        var required: Set<UInt32> = []
        var cost = 1
        eachStep(of: block, tag) { step in
            if step.operation == .values { found[.value] = found[.value] ?? step.first }
            guard step.operation == .members else { return true }
            let table = parts.tables[Int(step.first)]
            cost += Int(table.keys.count)
            for position in 0..<table.keys.count {
                let entry = table.keys.firstEntry + position
                let key = parts.keyNumbers[Int(entry)]
                let rule = parts.members[Int(table.firstMember + position)]
                if rule.required != Instruction.none { required.insert(key) }
                guard rule.block != Instruction.none, let enumeration = enumeration(of: rule.block) else { continue }
                found[ConstantSketch.Place(key: key, entry: entry)] = enumeration
            }
            return true
        }
        choiceRoom -= cost
        return found.filter { place, _ in place.key.map(required.contains) ?? true }
    }

    /// The branches for each constant of the enumerations; nil if there would be too many.
    private mutating func lists(of sketch: ConstantSketch) -> [JSON: [Int]]? {
        var lists: [JSON: [Int]] = [:]
        for (branch, enumeration) in sketch.enumerations {
            let constants = constants(of: enumeration)
            choiceRoom -= constants.count
            guard choiceRoom >= 0 else { return nil }
            // An enumeration may have two constants that are equal.
            for constant in constants where lists[constant]?.last != branch {
                lists[constant, default: []].append(branch)
            }
        }
        return lists
    }

    /// The values that an enumeration lets in.
    private func constants(of enumeration: UInt32) -> [JSON] {
        let (told, others) = (parts.enumerations[Int(enumeration)], parts.enumeratedValues[Int(enumeration)])
        var constants = others.numbers.map { JSON.number($0) } + others.others
        if told.kinds.contains(.null) { constants.append(.null) }
        if told.kinds.contains(KindSet(.true)) { constants.append(.bool(true)) }
        if told.kinds.contains(KindSet(.false)) { constants.append(.bool(false)) }
        for entry in parts.entries[Int(told.strings.firstEntry)...].prefix(Int(told.strings.count)) {
            let bytes = parts.keyBytes[Int(entry.start)...].prefix(Int(entry.length))
            constants.append(.string(String(decoding: bytes, as: UTF8.self)))
        }
        return constants
    }
}

/// The branches that require constants at one place, while they are collected.
private struct ConstantSketch {
    /// Which value must be a constant.
    struct Place: Hashable {
        /// The number of the key of a member; nil for the value itself.
        var key: UInt32?
        /// An entry that has the text of the key.
        var entry: UInt32 = 0

        static let value = Place()

        /// The value comes first, members in the order of the schema.
        var rank: Int { key == nil ? 0 : Int(entry) + 1 }

        static func == (left: Self, right: Self) -> Bool { left.key == right.key }
        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// The branches in their order, each with its enumeration.
    var enumerations: [(branch: Int, enumeration: UInt32)] = []
}
