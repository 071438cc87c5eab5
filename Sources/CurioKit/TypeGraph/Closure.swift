/// Combines, for each node of a graph, the answers of the node itself and of everything that it leads to.
///
///     0 ──▶ 1 ◀──▶ 2 ──▶ 3          own       a  b  c  d
///                                   folded    abcd  bcd  bcd  d
///
/// Nodes that lead to each other have the same answer, which is computed once for all of them; each edge is followed
/// once, without recursion (Tarjan, 1972).
enum Closure {
    /// - Parameter merge: Combines two answers; an answer that is merged repeatedly must count once.
    static func folded<Answer>(
        _ own: [Answer], along edges: [[Int]], _ merge: (Answer, Answer) -> Answer
    ) -> [Answer] {
        var answers = own
        // The order in which nodes are reached, and the earliest node that each leads back to.
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
                    // `next` is 0 only once for each node: a node without edges is removed right away.
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
