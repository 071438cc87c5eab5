/// What follows for each node of a graph from the node itself and from everything that it leads to.
///
///     0 ──▶ 1 ◀──▶ 2 ──▶ 3          own       a  b  c  d
///                                   folded    abcd  bcd  bcd  d
///
/// Nodes that lead to each other have the same answer, which is worked out once for all of them; each edge is followed
/// once, and none takes stack (Tarjan, 1972).
enum Closure {
    /// - Parameter merge: Puts two answers together; what it is given twice counts once.
    static func folded<Answer>(
        _ own: [Answer], along edges: [[Int]], _ merge: (Answer, Answer) -> Answer
    ) -> [Answer] {
        var answers = own
        // In the order in which nodes are met, and the first met that each leads back to.
        var orders: [Int?] = Array(repeating: nil, count: own.count)
        var lowest = Array(repeating: 0, count: own.count)
        var isDone = Array(repeating: false, count: own.count)
        var count = 0
        var open: [Int] = []
        for start in own.indices where orders[start] == nil {
            var way: [(node: Int, next: Int)] = [(start, 0)]
            while let (node, next) = way.last {
                if next == 0 {
                    (orders[node], lowest[node]) = (count, count)
                    count += 1
                    open.append(node)
                }
                if next < edges[node].count {
                    way[way.count - 1].next += 1
                    let target = edges[node][next]
                    if orders[target] == nil {
                        way.append((target, 0))
                    } else if !isDone[target] {
                        lowest[node] = min(lowest[node], orders[target] ?? 0)
                    } else {
                        answers[node] = merge(answers[node], answers[target])
                    }
                    // A node without edges is met once.
                    continue
                }
                way.removeLast()
                if lowest[node] == orders[node] {
                    while let member = open.popLast() {
                        isDone[member] = true
                        answers[member] = answers[node]
                        if member == node { break }
                    }
                }
                guard let outer = way.last?.node else { continue }
                lowest[outer] = min(lowest[outer], isDone[node] ? lowest[outer] : lowest[node])
                answers[outer] = merge(answers[outer], answers[node])
            }
        }
        return answers
    }
}
