internal import BricolageCore

/// Objects, member by member, or as a map once they have had too many different keys.
///
///     members   "id" ──▶ shape of all values of "id", "name" ──▶ …
///       │
///       │ more keys than `ShapeBounds.width`
///       ▼
///     values    one shape for all values of all keys
struct Record: Sendable, Equatable {
    /// How many objects there are.
    var count = 0
    private(set) var members = MemberTable()
    /// One shape of all values of a map; empty as long as members are distinguished.
    private(set) var values: [ValueShape] = []

    var isMap: Bool { !values.isEmpty }

    mutating func add(_ object: JSONDocument.Node, level: Int, _ bounds: inout ShapeBounds) {
        count += 1
        // Of duplicate keys the last one counts.
        let shadowed = object.repeatsKey ? MemberIndex(object: object).shadowed : []
        var rest = object.members
        var expected = 0
        var position = 0
        while let (key, value) = rest.nextNodes() {
            if shadowed.contains(key.index) { continue }
            if isMap {
                values[0].add(value, level: level + 1, &bounds)
            } else {
                let index = members.index(of: key, expected: expected, &bounds)
                members.note(index, at: position)
                members.withShape(index) { $0.add(value, level: level + 1, &bounds) }
                expected = index + 1
                becomeMapIfNeeded(&bounds)
            }
            position += 1
        }
    }

    mutating func merge(_ other: Record, _ bounds: inout ShapeBounds) {
        if isMap || other.isMap {
            becomeMap(&bounds)
            other.eachShape { values[0].merge($0, &bounds) }
        } else {
            members.merge(other.members, &bounds)
            becomeMapIfNeeded(&bounds)
        }
        count += other.count
    }

    /// All values together.
    func value(_ bounds: inout ShapeBounds) -> ValueShape {
        bounds.withinDocuments { bounds in
            var all = ValueShape()
            eachShape { all.merge($0, &bounds) }
            return all
        }
    }

    private func eachShape(_ body: (ValueShape) -> Void) {
        values.forEach(body)
        for member in members.all { body(member.shape) }
    }

    private mutating func becomeMapIfNeeded(_ bounds: inout ShapeBounds) {
        if members.all.count > bounds.width { becomeMap(&bounds) }
    }

    /// Merges the values of all members.
    mutating func becomeMap(_ bounds: inout ShapeBounds) {
        guard !isMap else { return }
        values = [value(&bounds)]
        members = MemberTable()
        bounds.size += 1
    }

    /// Passes the value of each member, in the order of the keys, to a closure that may change it; of a map, the one
    /// shape of all values, without a key.
    mutating func eachValue(_ body: (ExactKey?, inout ValueShape) -> Void) {
        for index in values.indices { body(nil, &values[index]) }
        members.eachValue(body)
    }

    var size: Int { values.reduce(0) { $0 + $1.size } + members.all.reduce(0) { $0 + 1 + $1.shape.size } }

    mutating func narrow(_ bounds: inout ShapeBounds) {
        becomeMapIfNeeded(&bounds)
        if isMap { values[0].narrow(&bounds) }
        members.eachShape { $0.narrow(&bounds) }
    }
}
