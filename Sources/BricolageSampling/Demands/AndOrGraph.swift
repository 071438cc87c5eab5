/// Conditions that follow from each other, and the level at which each comes true.
///
///     a ──▶ c: all of a and b ──▶ d: any of c and e, one level above
///     b ──▶                e ──▶
///
/// Level by level, each condition comes true once and notifies its followers, in time linear in the conditions and
/// their connections. Conditions that wait only for each other never come true.
struct AndOrGraph {
    private struct Condition {
        /// How many conditions that lead here must still come true.
        var missing: Int
        let needsAll: Bool
        /// Whether it comes true one level above what completes it.
        let isAbove: Bool
        var followers: [Int] = []
        var level: Int?
    }

    private var conditions: [Condition] = []

    /// Adds a condition that needs all conditions that lead to it, and returns its number.
    mutating func addAll() -> Int { add(Condition(missing: 0, needsAll: true, isAbove: false)) }

    /// Adds a condition that needs any of the conditions that lead to it, and returns its number.
    mutating func addAny(isAbove: Bool = false) -> Int {
        add(Condition(missing: 1, needsAll: false, isAbove: isAbove))
    }

    private mutating func add(_ condition: Condition) -> Int {
        conditions.append(condition)
        return conditions.count - 1
    }

    /// Lets one condition lead to another one.
    mutating func connect(_ condition: Int, to other: Int) {
        conditions[condition].followers.append(other)
        if conditions[other].needsAll { conditions[other].missing += 1 }
    }

    /// Finds the levels of all conditions.
    ///
    /// - Parameter known: Conditions whose levels are known already.
    mutating func settle(_ known: [(condition: Int, level: Int)]) {
        var later = known.sorted { $0.level > $1.level }
        var pending = conditions.indices.filter { conditions[$0].missing == 0 }
        var level = 0
        while !pending.isEmpty || !later.isEmpty {
            if pending.isEmpty, let next = later.last { level = next.level }
            while let next = later.last, next.level <= level {
                pending.append(next.condition)
                later.removeLast()
            }
            var above: [Int] = []
            while let condition = pending.popLast() {
                conditions[condition].level = level
                for follower in conditions[condition].followers {
                    conditions[follower].missing -= 1
                    guard conditions[follower].missing == 0 else { continue }
                    if conditions[follower].isAbove { above.append(follower) } else { pending.append(follower) }
                }
            }
            pending = above
            level += 1
        }
    }

    /// The level at which a condition comes true; nil where it never does.
    func level(of condition: Int) -> Int? { conditions[condition].level }
}
