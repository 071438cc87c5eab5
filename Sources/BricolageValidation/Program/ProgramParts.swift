internal import BricolageCore
internal import ECMARegex

/// The lists of a program while they grow.
struct ProgramParts: Sendable {
    var blocks: [Block] = []
    var steps: [StepRange] = []
    var instructions: [Instruction] = []
    var operands: [UInt32] = []
    var slots: [UInt32] = []
    var entries: [KeyEntry] = []
    var keyBytes: [UInt8] = []
    var tables: [MemberTable] = []
    var members: [MemberRule] = []
    var patternRules: [PatternRule] = []
    var bounds: [NumberBound] = []
    var numbers: [JSON.Number] = []
    var patterns: [ECMARegex] = []
    var enumerations: [Enumeration] = []
    var enumeratedValues: [EnumeratedValues] = []
    var formats: [StringFormat] = []
    var dependencies: [Dependency] = []
    var dynamicReferences: [DynamicReference] = []
    var customChecks: [any CustomCheck] = []
    var places: [KeywordPlace] = []
    var sources: [SchemaPlaces] = []
    var origins: [KeywordPlace] = []
    var typePlaces: [UInt32: UInt32] = [:]
    var annotations: [UInt32: [UInt32]] = [:]
    var resources: [(address: String, root: KeywordPlace)] = []
}

extension ProgramParts {
    /// Adds a list of numbers and says where it begins.
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
        var size = 4
        while size < texts.count * 2 { size *= 2 }
        let table = KeyTable(
            firstSlot: UInt32(slots.count), mask: UInt32(size - 1), seed: .random(in: .min ... .max),
            firstEntry: UInt32(entries.count), count: UInt32(texts.count))
        slots += [UInt32](repeating: Instruction.none, count: size)
        for (position, text) in texts.enumerated() {
            let bytes = Array(text.utf8)
            let padded = bytes + [UInt8](repeating: 0, count: 8)
            padded.withUnsafeBufferPointer { memory in
                guard let start = memory.baseAddress else { return }
                entries.append(
                    KeyEntry(
                        word: KeyHash.firstWord(start, count: bytes.count), length: UInt32(bytes.count),
                        start: UInt32(keyBytes.count)))
                var slot = Int(KeyHash.hash(start, count: bytes.count, seed: table.seed) & UInt64(table.mask))
                while slots[Int(table.firstSlot) + slot] != Instruction.none { slot = (slot + 1) & (size - 1) }
                slots[Int(table.firstSlot) + slot] = UInt32(position)
            }
            keyBytes += bytes
        }
        return table
    }
}
