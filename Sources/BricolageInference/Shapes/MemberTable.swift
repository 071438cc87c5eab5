internal import BricolageCore

/// The members of objects by their keys.
///
///     members   [ id | name | tags ]       in the order in which they were met
///     places    id ▶ 0, name ▶ 1, tags ▶ 2
struct MemberTable: Sendable {
    /// One key, and all values that were found under it.
    struct Member: Sendable {
        let key: ExactKey
        var shape = ValueShape()
        /// How many objects have the key.
        var count = 0
        /// The sum of its positions in these objects, which gives the mean position however shapes are merged.
        var positions = 0

        fileprivate var meanPosition: Double { Double(positions) / Double(count) }

        fileprivate init(_ key: ExactKey) { self.key = key }
    }

    private(set) var all: [Member] = []
    private var places: [ExactKey: Int] = [:]

    /// The position of a key in `all`, where it is added if it is new.
    ///
    /// - Parameter expected: The position of the key if the object is like the others.
    mutating func index(of key: JSONDocument.Node, expected: Int, _ bounds: inout ShapeBounds) -> Int {
        if expected < all.count, !key.tapeNode.tag.isEscaped, all[expected].key.text.utf8.elementsEqual(key.rawText) {
            return expected
        }
        return index(of: ExactKey(key.string ?? ""), &bounds)
    }

    private mutating func index(of key: ExactKey, _ bounds: inout ShapeBounds) -> Int {
        if let place = places[key] { return place }
        places[key] = all.count
        all.append(Member(key))
        bounds.size += 2
        return all.count - 1
    }

    /// Counts a member of an object.
    mutating func note(_ index: Int, at position: Int) {
        all[index].count += 1
        all[index].positions += position
    }

    mutating func withShape(_ index: Int, _ body: (inout ValueShape) -> Void) {
        body(&all[index].shape)
    }

    mutating func eachShape(_ body: (inout ValueShape) -> Void) {
        for index in all.indices { body(&all[index].shape) }
    }

    /// Passes the value of each member to a closure that may change it, in the order of the keys.
    mutating func eachValue(_ body: (ExactKey, inout ValueShape) -> Void) {
        for index in all.indices.sorted(by: { ExactText.precedes(all[$0].key.text, all[$1].key.text) }) {
            body(all[index].key, &all[index].shape)
        }
    }

    mutating func merge(_ other: MemberTable, _ bounds: inout ShapeBounds) {
        for member in other.all {
            let index = index(of: member.key, &bounds)
            all[index].shape.merge(member.shape, &bounds)
            all[index].count += member.count
            all[index].positions += member.positions
        }
    }

    /// The members in the order in which objects have them on average.
    var ordered: [Member] {
        all.sorted { left, right in
            let (first, second) = (left.meanPosition, right.meanPosition)
            return first == second ? ExactText.precedes(left.key.text, right.key.text) : first < second
        }
    }
}

extension MemberTable: Equatable {
    /// Whether both have the same members, in whatever order these were met.
    static func == (lhs: MemberTable, rhs: MemberTable) -> Bool {
        lhs.all.count == rhs.all.count
            && lhs.all.allSatisfy { member in
                guard let place = rhs.places[member.key] else { return false }
                let other = rhs.all[place]
                return member.count == other.count && member.positions == other.positions
                    && member.shape == other.shape
            }
    }
}
