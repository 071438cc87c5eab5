extension Backtracker {
    /// Undoes the latest decisions, back to a path that has not been tried; false if there is none.
    mutating func goBack(_ state: inout Int, _ place: inout Int) -> Bool {
        while let decision = decisions.popLast() {
            switch decision {
            case .choice(let other, let start):
                state = other
                place = start
                return true
            case .register(let register, let value): registers[register] = value
            case .outerLook(let outer): innerLook = outer
            case .look(let asking, let start):
                // All paths of a look-around have failed, so a negative one has succeeded.
                guard case .look(let look, let next) = program.instructions[asking], program.looks[look].look.isNegated
                else { continue }
                endOuterLook()
                state = next
                place = start
                return true
            }
        }
        return false
    }

    /// Ends the innermost look-around, which has matched; false if it must not.
    mutating func endLook(_ state: inout Int, _ place: inout Int) -> Bool {
        let start = innerLook
        guard case .look(let asking, let beginning) = decisions[start],
            case .look(let look, let next) = program.instructions[asking]
        else { return false }
        if program.looks[look].look.isNegated {
            while decisions.count > start, let decision = decisions.popLast() {
                if case .register(let register, let value) = decision { registers[register] = value }
            }
            endOuterLook()
            return false
        }
        // A look-around that has matched is not tried on another path (ECMA-262, Assertion), but backtracking past it
        // undoes the matches of its groups.
        var kept = start - 1
        let outer = decisions[kept]
        for index in start..<decisions.count {
            guard case .register = decisions[index] else { continue }
            decisions[kept] = decisions[index]
            kept += 1
        }
        decisions.truncate(to: kept)
        if case .outerLook(let position) = outer { innerLook = position }
        state = next
        place = beginning
        return true
    }

    private mutating func endOuterLook() {
        if case .outerLook(let outer)? = decisions.popLast() { innerLook = outer }
    }

    /// Performs a step of a counted repetition; false if an optional repetition was empty.
    mutating func performCount(_ index: Int, _ state: inout Int, _ place: Int) -> Bool {
        let count = program.counts[index]
        switch program.instructions[state] {
        case .beginCount:
            set(count.counter, to: 0)
            set(count.place, to: -1)
            state = count.between
        case .repeatCounted:
            set(count.counter, to: registers[count.counter] + 1)
            set(count.place, to: place)
            for register in count.groups { set(register, to: -1) }
            state = count.content
        default:
            let done = registers[count.counter]
            // ECMA-262, RepeatMatcher: a repetition beyond the required minimum must not be empty.
            if done > count.minimum, registers[count.place] == place { return false }
            if done < count.minimum {
                state = count.repeating
            } else if done >= count.maximum {
                state = count.next
            } else {
                decisions.append(.choice(state: count.isGreedy ? count.next : count.repeating, place: place))
                state = count.isGreedy ? count.repeating : count.next
            }
        }
        return true
    }
}
