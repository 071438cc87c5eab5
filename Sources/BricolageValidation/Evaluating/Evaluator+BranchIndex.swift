internal import BricolageCore

extension Evaluator {
    /// Whether a value obeys at least one, or if `second` is 1 exactly one, of the branches that the index `first`
    /// leaves.
    @inline(never)
    mutating func acceptsIndexed(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        let branches = branches(in: step.first, for: index)
        let choice = Instruction(
            operation: step.second == 0 ? .any : .exactlyOne, keyword: 0, first: branches.lowerBound,
            second: UInt32(branches.count))
        return step.second == 0 ? acceptsAny(choice, index, region) : acceptsExactlyOne(choice, index, region)
    }

    /// The branches that an index leaves for a value, as operands.
    mutating func branches(in number: UInt32, for index: Int) -> Range<UInt32> {
        let branches = program.branchIndexes[Int(number)]
        var place = index
        if let key = branches.key {
            // The branches that require a constant require the member.
            guard let value = lastValue(of: key, in: index) else { return branches.others }
            place = value
        }
        guard isWithin(branches.mostNodes, place) else { return branches.others }
        return branches.constants[node(place).json] ?? branches.others
    }

    /// The place of the value with the only key of a table, the last one of several; nil if there is none.
    private mutating func lastValue(of key: KeyTable, in object: Int) -> Int? {
        var found: Int?
        var place = object &+ 1
        let end = next(object)
        while place < end {
            if position(of: place, in: key) != nil { found = place &+ 1 }
            place = next(place &+ 1)
        }
        return found
    }
}
