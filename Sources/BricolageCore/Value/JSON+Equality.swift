extension JSON: Equatable {
    /// Whether two values are equal.
    ///
    /// Numbers by value (`1 == 1.0`), strings by code points, arrays in order, objects in any order; an object that
    /// keeps duplicate keys equals one that has the same values for each key in the same order. Linear, and without
    /// recursion.
    public static func == (lhs: JSON, rhs: JSON) -> Bool {
        var pending: [(JSON, JSON)] = []
        guard equalOrPending(lhs, rhs, &pending) else { return false }
        while let (left, right) = pending.popLast() {
            switch (left, right) {
            case (.array(let left), .array(let right)):
                for (a, b) in zip(left, right) {
                    guard equalOrPending(a, b, &pending) else { return false }
                }
            case (.object(let left), .object(let right)):
                guard equalMembers(left, right, &pending) else { return false }
            default: return false
            }
        }
        return true
    }

    /// Compares scalars at once, and postpones containers that may be equal.
    private static func equalOrPending(_ lhs: JSON, _ rhs: JSON, _ pending: inout [(JSON, JSON)]) -> Bool {
        switch (lhs, rhs) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.string(let left), .string(let right)): return ExactText.equal(left, right)
        case (.array(let left), .array(let right)):
            if left.storage === right.storage { return true }
            guard left.count == right.count else { return false }
            pending.append((lhs, rhs))
            return true
        case (.object(let left), .object(let right)):
            if left.storage === right.storage { return true }
            guard left.count == right.count else { return false }
            pending.append((lhs, rhs))
            return true
        default: return false
        }
    }

    @inline(never)
    private static func equalMembers(_ left: Object, _ right: Object, _ pending: inout [(JSON, JSON)]) -> Bool {
        if left.hasDuplicateKeys || right.hasDuplicateKeys { return equalDuplicates(left, right, &pending) }
        for (position, member) in left.enumerated() {
            // Most objects that are equal have their keys in the same order.
            var place: Int? = position
            if !ExactText.equal(right[position].key, member.key) {
                place = right.storage?.position(of: member.key)
            }
            guard let place, equalOrPending(member.value, right[place].value, &pending) else { return false }
        }
        return true
    }

    @inline(never)
    private static func equalDuplicates(_ left: Object, _ right: Object, _ pending: inout [(JSON, JSON)]) -> Bool {
        let grouped = Dictionary(grouping: right) { ExactKey($0.key) }
        var used: [ExactKey: Int] = [:]
        for member in left {
            let key = ExactKey(member.key)
            let turn = used[key, default: 0]
            used[key] = turn + 1
            guard let values = grouped[key], turn < values.count,
                equalOrPending(member.value, values[turn].value, &pending)
            else { return false }
        }
        return true
    }
}
