extension ProgramCompiler {
    /// Writes a repetition out: `x{2,4}` as `xx(x(x)?)?`, `x{2,}` as `xx+`.
    mutating func writeOut(_ child: Int, _ repetition: SyntaxTree.Repetition) {
        guard let maximum = repetition.maximum else {
            let isOnceAtLeast = repetition.minimum > 0
            tasks.append(.copies(child, count: repetition.minimum - (isOnceAtLeast ? 1 : 0)))
            return openLoop(child, isGreedy: repetition.isGreedy, isOnceAtLeast: isOnceAtLeast)
        }
        let optional = maximum - repetition.minimum
        tasks.append(.copies(child, count: repetition.minimum))
        tasks.append(.optional(child, count: optional, behind: next, isGreedy: repetition.isGreedy))
    }

    private mutating func openLoop(_ child: Int, isGreedy: Bool, isOnceAtLeast: Bool) {
        let loop = add(.found)
        tasks.append(.closeLoop(loop, behind: next, isGreedy: isGreedy, isOnceAtLeast: isOnceAtLeast))
        tasks.append(.node(child))
        next = loop
    }

    /// Writes `x*` and `x?` as loops and branches, all other repetitions with a counter.
    ///
    /// Each repetition clears the matches of the groups inside. One beyond the required minimum must not be empty
    /// (ECMA-262, RepeatMatcher).
    mutating func writeCounted(_ child: Int, _ repetition: SyntaxTree.Repetition, groups: Range<Int>) {
        let hasReferences = groups.contains { referredGroups.contains($0 + 1) }
        let registers = hasReferences ? groups.lowerBound * 2..<groups.upperBound * 2 : 0..<0
        switch (repetition.minimum, repetition.maximum) {
        case (_, 0): return
        case (0, nil), (0, 1):
            let behind = next
            if repetition.maximum == nil {
                next = add(.found)
                tasks.append(.closeLoop(next, behind: behind, isGreedy: repetition.isGreedy, isOnceAtLeast: false))
            } else {
                tasks.append(.closeOptional(child, count: 1, behind: behind, isGreedy: repetition.isGreedy))
            }
            if facts[child].isNullable {
                let place = addRegister()
                next = add(.advanced(register: place, next: next))
                tasks.append(.store(register: place))
            }
            if hasReferences { tasks.append(.forget(registers: registers)) }
            tasks.append(.node(child))
        default:
            let count = Program.Count(
                minimum: repetition.minimum, maximum: repetition.maximum ?? .max, isGreedy: repetition.isGreedy,
                counter: addRegister(), place: addRegister(), groups: registers)
            program.counts.append(count)
            let index = program.counts.count - 1
            tasks.append(.closeCount(index, behind: next))
            next = add(.count(index))
            program.counts[index].between = next
            tasks.append(.node(child))
        }
    }

    private mutating func addRegister() -> Int {
        program.registerCount += 1
        return program.registerCount - 1
    }

    mutating func performRepetition(_ task: Task) {
        switch task {
        case .closeLoop(let loop, let behind, let isGreedy, let isOnceAtLeast):
            program.instructions[loop] = either(next, or: behind, isGreedy: isGreedy)
            if !isOnceAtLeast { next = loop }
        case .optional(let child, let count, let behind, let isGreedy):
            guard count > 0 else { return }
            copyCount += 1
            tasks.append(.closeOptional(child, count: count, behind: behind, isGreedy: isGreedy))
            tasks.append(.node(child))
        case .closeOptional(let child, let count, let behind, let isGreedy):
            next = add(either(next, or: behind, isGreedy: isGreedy))
            tasks.append(.optional(child, count: count - 1, behind: behind, isGreedy: isGreedy))
        case .copies(let child, let count):
            guard count > 0 else { return }
            copyCount += 1
            tasks.append(.copies(child, count: count - 1))
            tasks.append(.node(child))
        case .closeCount(let index, let behind):
            program.counts[index].content = next
            program.counts[index].next = behind
            program.counts[index].repeating = add(.repeatCounted(index))
            next = add(.beginCount(index))
        case .node, .joinAlternatives, .store, .forget: break
        }
    }
}
