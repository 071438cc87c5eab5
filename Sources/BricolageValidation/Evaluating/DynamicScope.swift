/// The schema resources that an evaluation has passed through, in the order of the first visits.
///
/// A `$dynamicRef` uses the outermost resource that has its anchor, so that further visits change nothing. Equal orders
/// have equal numbers, which distinguish verdicts.
///
///     orders   0 ─4▶ 1 ─7▶ 2        resources 4, 7: number 2
///                    └─9▶ 3        resources 4, 9: number 3
struct DynamicScope: Sendable {
    /// A resource that is appended to an order.
    private struct Step: Hashable {
        var outer: UInt32
        var resource: UInt32
    }

    private(set) var resources: [UInt32] = []
    /// The number of the order.
    private(set) var number: UInt32 = 0
    private var outer: [UInt32] = []
    /// The numbers of the orders that have occurred.
    private var numbers: [Step: UInt32] = [:]
    /// The position of each resource in the order.
    private var positions: [UInt32: Int] = [:]

    /// Adds a resource; false if it was present already.
    mutating func enter(_ resource: UInt32) -> Bool {
        if positions[resource] != nil { return false }
        positions[resource] = resources.count
        resources.append(resource)
        outer.append(number)
        let next = UInt32(truncatingIfNeeded: numbers.count + 1)
        let step = Step(outer: number, resource: resource)
        number = numbers[step] ?? next
        numbers[step] = number
        return true
    }

    /// The answer for the outermost resource that has one.
    func outermost(_ answers: [UInt32: UInt32]) -> UInt32? {
        if answers.count >= resources.count {
            for resource in resources {
                if let answer = answers[resource] { return answer }
            }
            return nil
        }
        var found: (position: Int, answer: UInt32)?
        for (resource, answer) in answers {
            guard let position = positions[resource], position < found?.position ?? .max else { continue }
            found = (position, answer)
        }
        return found?.answer
    }

    /// Forgets all resources.
    mutating func clear() {
        resources.removeAll(keepingCapacity: true)
        outer.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        positions.removeAll(keepingCapacity: true)
        number = 0
    }

    /// Forgets the resource that was added last.
    mutating func leave() {
        positions[resources.removeLast()] = nil
        number = outer.removeLast()
    }
}
