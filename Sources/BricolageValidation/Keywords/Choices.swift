extension Evaluator {
    /// Whether a string obeys one of `second` enumerations and patterns.
    ///
    /// The operand `first` is their sieve, the operands after it are their instructions.
    @inline(never)
    mutating func isAnyText(_ step: Instruction, _ index: Int) -> Bool {
        let sieve = views.operands[step.first]
        let texts = step.first &+ 1
        if sieve != Instruction.none {
            var candidates = candidates(index, sieve)
            while candidates != 0 {
                let number = UInt32(truncatingIfNeeded: candidates.trailingZeroBitCount)
                if number >= step.second { return false }
                if obeys(views.operands[texts &+ number], index) { return true }
                candidates &= candidates &- 1
            }
            return false
        }
        var number: UInt32 = 0
        while number < step.second {
            if obeys(views.operands[texts &+ number], index) { return true }
            number &+= 1
        }
        return false
    }

    /// Whether a string obeys an enumeration or a pattern.
    @inline(__always)
    private mutating func obeys(_ instruction: UInt32, _ index: Int) -> Bool {
        let step = views.instructions[instruction]
        return step.operation == .values ? isEnumerated(step, index) : matches(step.first, index)
    }

    /// The enumerations and patterns that a string may obey, a bit for each.
    private mutating func candidates(_ index: Int, _ sieve: UInt32) -> UInt64 {
        let sieves = views.sieves
        return withText(index) { sieves.candidates(for: $0, sieve: sieve) }
    }

    /// Whether an object obeys at least one of the branches of the choice `first`, or if `second` is 1 exactly one.
    ///
    /// Reads the keys once to find the branches that are possible, and tries only these.
    @inline(never)
    mutating func acceptsChoice(_ step: Instruction, _ object: Int) -> Bool {
        let choice = views.choices[step.first]
        var present: UInt64 = 0
        var candidates = possibleBranches(of: choice, object, &present)
        var isValid = false
        while candidates != 0 {
            let branch = views.choiceBranches[choice.firstBranch &+ UInt32(candidates.trailingZeroBitCount)]
            candidates &= candidates &- 1
            guard branch.required & ~present == 0, accepts(branch.block, object) else { continue }
            if step.second == 0 { return true }
            if isValid { return false }
            isValid = true
        }
        return isValid
    }

    /// The branches that an object may match by its keys and strings; `present` receives the bits of the keys.
    private mutating func possibleBranches(of choice: Choice, _ object: Int, _ present: inout UInt64) -> UInt64 {
        var candidates = choice.branches
        // Separate, since of equal keys only the last one counts: if a key with constants recurs, nothing is decided
        // here.
        var chosen = choice.branches
        let end = next(object)
        var key = object &+ 1
        while key < end {
            if let position = position(of: key, in: choice.keys) {
                let rule = views.choiceRules[choice.firstRule &+ position]
                candidates &= rule.branches
                if rule.values != Instruction.none {
                    if present & rule.bit != 0 {
                        present = .max
                        return choice.branches
                    }
                    chosen &= branches(of: views.choiceValues[rule.values], key &+ 1)
                }
                present |= rule.bit
            } else {
                candidates &= choice.others
            }
            if candidates == 0 { return 0 }
            key = next(key &+ 1)
        }
        return candidates & chosen
    }

    private mutating func branches(of values: ChoiceValues, _ index: Int) -> UInt64 {
        guard tag(index) == TapeBits.string else { return .max }
        guard let position = position(of: index, in: values.keys) else { return values.others }
        return views.choiceMasks[values.firstMask &+ position]
    }
}
