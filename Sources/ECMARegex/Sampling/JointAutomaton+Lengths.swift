extension JointAutomaton {
    /// Computes the minimum and maximum number of characters from each state to an end, backward from the ends.
    mutating func measure() {
        var sources = [[Int]](repeating: [], count: stateCount)
        for state in 0..<stateCount {
            for target in nextStates(of: state) { sources[target].append(state) }
        }
        let reached = measureShortest(sources)
        measureLongest(sources, reached)
    }

    /// Computes `shortest` by a breadth-first search, backward from the ends.
    ///
    /// - Returns: The states from which an end can be reached, the nearest to one first.
    private mutating func measureShortest(_ sources: [[Int]]) -> [Int] {
        shortest = mayEnd.map { $0 ? 0 : Self.never }
        var reached = mayEnd.indices.filter { mayEnd[$0] }
        var index = 0
        while index < reached.count {
            let state = reached[index]
            index += 1
            for source in sources[state] where shortest[source] == Self.never {
                shortest[source] = shortest[state] + 1
                reached.append(source)
            }
        }
        return reached
    }

    /// Computes `longest`: a state is measured once all states that it leads to are measured.
    ///
    /// States from which no end can be reached do not count. States on a cycle, and states that lead to one, are never
    /// measured.
    private mutating func measureLongest(_ sources: [[Int]], _ reached: [Int]) {
        longest = [Int](repeating: Self.never, count: stateCount)
        var farthest = [Int](repeating: 0, count: stateCount)
        var open = (0..<stateCount).map { state in nextStates(of: state).count { shortest[$0] < Self.never } }
        var settled = reached.filter { open[$0] == 0 }
        var index = 0
        while index < settled.count {
            let state = settled[index]
            index += 1
            longest[state] = farthest[state]
            for source in sources[state] {
                farthest[source] = max(farthest[source], farthest[state] + 1)
                open[source] -= 1
                if open[source] == 0 { settled.append(source) }
            }
        }
    }
}
