internal import BricolageCore
internal import ECMARegex

/// The lists of a program while they grow.
struct ProgramParts: Sendable {
    var blocks: [Block] = []
    var steps: [StepRange] = []
    var routes: [Route] = []
    var instructions: [Instruction] = []
    var operands: [UInt32] = []
    var slots: [KeySlot] = []
    var entries: [KeyEntry] = []
    var keyBytes: [UInt8] = []
    /// A number for each entry, which entries with equal texts share.
    var keyNumbers: [UInt32] = []
    private var numbersOfKeys: [KeyName: UInt32] = [:]
    var tables: [MemberTable] = []
    var members: [MemberRule] = []
    var patternRules: [PatternRule] = []
    var choices: [Choice] = []
    var choiceRules: [ChoiceRule] = []
    var choiceValues: [ChoiceValues] = []
    var choiceBranches: [ChoiceBranch] = []
    var choiceMasks: [UInt64] = []
    var branchIndexes: [BranchIndex] = []
    /// The numbers of the indexes, for reports.
    var indexNumbers: [BranchIndex.Place: UInt32] = [:]
    /// The masks of the sieves, one after the other.
    var sieves: [UInt64] = []
    var bounds: [NumberBound] = []
    var numbers: [JSON.Number] = []
    var patterns: [ECMARegex] = []
    var enumerations: [Enumeration] = []
    var enumeratedValues: [EnumeratedValues] = []
    var formats: [StringFormat] = []
    var dependencies: [Dependency] = []
    var dynamicReferences: [DynamicReference] = []
    /// For each anchor that dynamic references look for, the block that it names in each resource, by its number.
    var dynamicAnchors: [[UInt32: UInt32]] = []
    var customChecks: [any CustomCheck] = []
    var places: [KeywordPlace] = []
    var sources: [SchemaPlaces] = []
    var origins: [KeywordPlace] = []
    var typePlaces: [UInt32] = []
    var annotations: [UInt32: [UInt32]] = [:]
    var resources: [(address: String, root: KeywordPlace)] = []
}

// One call adds everything that belongs together: the parts are a property of a class, and each access from outside is
// checked for exclusivity.

extension ProgramParts {
    /// Adds a block without instructions.
    mutating func addBlock(_ block: Block, at origin: KeywordPlace) {
        blocks.append(block)
        steps.append(contentsOf: repeatElement(StepRange(), count: 8))
        typePlaces.append(Instruction.none)
        origins.append(origin)
    }

    /// Adds the instructions of a block, once for all kinds that have the same.
    mutating func finishBlock(_ block: Int, _ builder: borrowing BlockBuilder) {
        blocks[block].kinds = builder.kinds
        blocks[block].traits = builder.traits
        typePlaces[block] = builder.typePlace
        let (asked, unlike) = Self.differences(builder.steps)
        for tag in 0..<7 where asked.contains(KindSet(rawValue: 1 << UInt8(tag))) {
            let twins = ~unlike[tag] & (1 << UInt8(tag) - 1)
            if twins != 0 {
                steps[block * 8 + tag] = steps[block * 8 + twins.trailingZeroBitCount]
                continue
            }
            let kind = KindSet(rawValue: 1 << UInt8(tag))
            let start = instructions.count
            for (step, kinds) in builder.steps where !kinds.isDisjoint(with: kind) { instructions.append(step) }
            steps[block * 8 + tag] = StepRange(start: UInt32(start), count: UInt32(instructions.count - start))
        }
    }

    /// The kinds that have instructions, and for each kind, as bits, the kinds that have different ones.
    private static func differences(_ steps: [(step: Instruction, kinds: KindSet)]) -> (KindSet, SIMD8<UInt8>) {
        var asked: KindSet = []
        var unlike = SIMD8<UInt8>()
        for (_, kinds) in steps {
            asked.formUnion(kinds)
            for tag in 0..<7 { unlike[tag] |= kinds.rawValue >> UInt8(tag) & 1 == 1 ? ~kinds.rawValue : kinds.rawValue }
        }
        return (asked, unlike)
    }

    /// Adds the place of a keyword and returns its number.
    mutating func addPlace(_ place: KeywordPlace) -> UInt32 {
        places.append(place)
        return UInt32(places.count - 1)
    }

    /// Adds a list of numbers and returns where it begins.
    mutating func addOperands(_ list: [UInt32]) -> UInt32 {
        defer { operands += list }
        return UInt32(operands.count)
    }

    /// Adds a number to compare with.
    mutating func addBound(_ number: JSON.Number) -> UInt32 {
        bounds.append(NumberBound(number))
        numbers.append(number)
        return UInt32(bounds.count - 1)
    }

    /// Adds a set of keys, which must differ from each other.
    mutating func addKeys(_ texts: [String]) -> KeyTable {
        let firstEntry = UInt32(entries.count)
        for text in texts {
            let start = keyBytes.count
            keyBytes += text.utf8
            entries.append(KeyEntry(start: UInt32(start), length: UInt32(keyBytes.count - start)))
            let next = UInt32(numbersOfKeys.count)
            keyNumbers.append(numbersOfKeys[KeyName(text: text)] ?? next)
            if keyNumbers[keyNumbers.count - 1] == next { numbersOfKeys[KeyName(text: text)] = next }
        }
        return addTable(firstEntry: firstEntry)
    }

    /// Adds a set of keys that other tables have, by their entries; they must differ from each other.
    mutating func addKeys(of numbers: [UInt32]) -> KeyTable {
        let firstEntry = UInt32(entries.count)
        for number in numbers {
            entries.append(entries[Int(number)])
            keyNumbers.append(keyNumbers[Int(number)])
        }
        return addTable(firstEntry: firstEntry)
    }

    /// Adds the slots for all keys from an entry on.
    private mutating func addTable(firstEntry: UInt32) -> KeyTable {
        let count = entries.count - Int(firstEntry)
        var size = 4
        while size < count * 2 { size *= 2 }
        var table = KeyTable(
            firstSlot: UInt32(slots.count), slotCount: size, seed: .random(in: .min ... .max), firstEntry: firstEntry,
            count: UInt32(count))
        slots.append(contentsOf: repeatElement(KeySlot(), count: size))
        // Look-ups read up to seven bytes beyond a text.
        keyBytes.append(contentsOf: repeatElement(0, count: 8))
        if fill(&table) > KeyTable.longestWay {
            table.readsAll = true
            for slot in Int(table.firstSlot)..<slots.count { slots[slot] = KeySlot() }
            _ = fill(&table)
        }
        keyBytes.removeLast(8)
        return table
    }

    /// Fills the slots of a table, and returns how many taken slots the longest look-up passes; gives up if those are
    /// too many, unless the hash reads all bytes.
    private mutating func fill(_ table: inout KeyTable) -> Int {
        var longest = 0
        keyBytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for position in 0..<table.count {
                let entry = entries[Int(table.firstEntry + position)]
                let start = base + Int(entry.start)
                let words = KeyWords(start, length: entry.length)
                table.lengths |= 1 &<< UInt64(entry.length)
                var slot =
                    table.readsAll
                    ? UInt32(
                        truncatingIfNeeded: KeyHash.hashOfAll(start, count: Int(entry.length), seed: table.seed))
                        & table.mask
                    : table.slot(of: words)
                var way = 0
                while slots[Int(table.firstSlot + slot)].position != Instruction.none {
                    slot = (slot + 1) & table.mask
                    way += 1
                }
                slots[Int(table.firstSlot + slot)] = KeySlot(words, position: position)
                longest = max(longest, way)
                if longest > KeyTable.longestWay, !table.readsAll { return }
            }
        }
        return longest
    }
}
