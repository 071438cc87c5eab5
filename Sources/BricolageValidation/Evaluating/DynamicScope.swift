/// The schema resources that an evaluation has come through, in the order of the first visits.
///
/// A `$dynamicRef` asks for the outermost one that has an answer, so that further visits change nothing. Equal orders
/// have equal numbers, by which verdicts are told apart.
struct DynamicScope: Sendable {
    private(set) var resources: [UInt32] = []
    /// The number of the order.
    private(set) var number: UInt32 = 0
    private var outer: [UInt32] = []
    private var numbers: [[UInt32]: UInt32] = [:]

    /// Notes a resource; false if it was noted already.
    mutating func enter(_ resource: UInt32) -> Bool {
        if resources.contains(resource) { return false }
        resources.append(resource)
        outer.append(number)
        let next = UInt32(truncatingIfNeeded: numbers.count + 1)
        number = numbers[resources] ?? next
        numbers[resources] = number
        return true
    }

    /// Forgets all resources.
    mutating func clear() {
        resources.removeAll(keepingCapacity: true)
        outer.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        number = 0
    }

    /// Forgets the resource that was noted last.
    mutating func leave() {
        resources.removeLast()
        number = outer.removeLast()
    }
}
