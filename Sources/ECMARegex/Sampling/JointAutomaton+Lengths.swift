extension JointAutomaton {
    /// Works out how many characters are missing in each state to an end, at least and at most: from the ends backwards.
    mutating func measure() {
        var sources = [[Int]](repeating: [], count: stateCount)
        for state in 0..<stateCount {
            for target in nextStates(of: state) { sources[target].append(state) }
        }
        let reached = measureShortest(sources)
        measureLongest(sources, reached)
    }

    /// - Returns: The states with an end ahead, the nearest to one first.
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

    /// A state is measured once all that it leads to are; what is on a circle, or leads to one, never is.
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
