internal import BricolageCore
internal import ECMARegex

/// What schemas say about members by their names, whether or not they let in the values.
///
///     block 4   "$ref" ─▶ block 9 ─▶ table 2   "type" ▸ block 10, "const"      named, and distinguished by its value
///               "oneOf" ─▶ block 11 ─▶ table 3 "radius" ▸ block 12             named
///
/// The tables of a schema are those that it applies to an object itself, by reference, or in any branch. The search
/// ends after `mostBlocks` schemas, so that its cost is bounded for every schema.
final class MemberKnowledge {
    private let program: Program
    /// The numbers of the tables that a schema applies, by its block.
    private var tables: [UInt32: [UInt32]] = [:]
    /// The positions of the keys of a table, by its number.
    private var positions: [UInt32: [ExactKey: UInt32]] = [:]
    private var lists: [UInt32: Bool] = [:]
    private var requirements: [UInt32: [String]] = [:]

    private static let mostBlocks = 256

    init(_ program: Program) { self.program = program }

    /// Whether a schema names any members at all.
    func areNamed(by block: UInt32) -> Bool { !tables(of: block).isEmpty }

    /// Whether a schema names a member, or has a schema for members like it.
    func isNamed(_ key: String, by block: UInt32) -> Bool {
        tables(of: block).contains { number in
            if position(of: key, in: number) != nil { return true }
            let table = program.tables[number]
            if table.additional != Instruction.none, demandsAnything(table.additional) { return true }
            return (table.firstPattern..<table.firstPattern + table.patternCount).contains { number in
                (try? program.patterns[Int(program.patternRules[number].pattern)].occurs(in: key)) == true
            }
        }
    }

    /// Whether a schema lists the values of a member, or has a pattern for it.
    func isListed(_ key: String, by block: UInt32) -> Bool {
        tables(of: block).contains { number in
            guard let position = position(of: key, in: number) else { return false }
            let member = program.members[program.tables[number].firstMember + position].block
            return member != Instruction.none && isList(member)
        }
    }

    /// For each of several schemas a member that it requires and the others do not; nil if one of them has none.
    func requirements(tellingApart blocks: [UInt32]) -> [String]? {
        let names = blocks.map(requirements)
        let uses = names.joined().reduce(into: [:]) { $0[ExactKey($1), default: 0] += 1 }
        let telling = names.compactMap { $0.first { uses[ExactKey($0)] == 1 } }
        return telling.count == blocks.count ? telling : nil
    }

    /// The names of the members that a schema requires, itself or by reference, each once.
    private func requirements(of block: UInt32) -> [String] {
        if let known = requirements[block] { return known }
        var seen: Set<ExactKey> = []
        let names = reached(from: block, .all, .reference).flatMap { reached in
            program.allInstructions(of: reached).filter { $0.operation == .members }.flatMap { step in
                let table = program.tables[step.first]
                return (0..<table.keys.count)
                    .filter { program.members[table.firstMember + $0].required != Instruction.none }
                    .map { program.key($0, of: table.keys) }
            }
        }.filter { seen.insert(ExactKey($0)).inserted }
        requirements[block] = names
        return names
    }

    /// The places of the keywords that list the values of a schema, in the schema itself.
    func lists(in block: UInt32) -> [UInt32] {
        var places: [UInt32] = []
        for step in program.allInstructions(of: block) where Self.listing.contains(step.operation) {
            if !places.contains(step.keyword) { places.append(step.keyword) }
        }
        return places
    }

    private static let listing: Set<Operation> = [.values, .pattern]

    private func isList(_ block: UInt32) -> Bool {
        if let known = lists[block] { return known }
        let isList = reached(from: block, .all, .reference).contains { !lists(in: $0).isEmpty }
        lists[block] = isList
        return isList
    }

    /// Whether a schema for other members asks for anything, unlike `true` and `false`.
    private func demandsAnything(_ block: UInt32) -> Bool {
        let kinds = program.blocks[block].kinds
        return !kinds.isEmpty && (kinds != .all || !program.allInstructions(of: block).isEmpty)
    }

    private func tables(of block: UInt32) -> [UInt32] {
        if let known = tables[block] { return known }
        let found = reached(from: block, .all, .reference, .any, .exactlyOne, .condition).flatMap { reached in
            program.allInstructions(of: reached).filter { $0.operation == .members }.map(\.first)
        }
        tables[block] = found
        return found
    }

    private func position(of key: String, in table: UInt32) -> UInt32? {
        if let known = positions[table] { return known[ExactKey(key)] }
        let keys = program.keys(of: program.tables[table].keys).enumerated().map { (ExactKey($1), UInt32($0)) }
        let found = Dictionary(keys) { first, _ in first }
        positions[table] = found
        return found[ExactKey(key)]
    }

    /// The schemas that one applies to the same value by some operations, itself included.
    private func reached(from block: UInt32, _ operations: Operation...) -> [UInt32] {
        var (reached, seen): ([UInt32], Set<UInt32>) = ([], [block])
        var pending = [block]
        while let next = pending.popLast(), reached.count < Self.mostBlocks {
            reached.append(next)
            for step in program.allInstructions(of: next) where operations.contains(step.operation) {
                for other in Self.blocks(of: step, in: program) where seen.insert(other).inserted {
                    pending.append(other)
                }
            }
        }
        return reached
    }

    private static func blocks(of step: Instruction, in program: Program) -> [UInt32] {
        switch step.operation {
        case .reference: [step.first]
        case .condition:
            (step.first + 1...step.first + 2).map { program.operands[$0] }.filter { $0 != Instruction.none }
        default: (step.first..<step.first + step.second).map { program.operands[$0] }
        }
    }
}
