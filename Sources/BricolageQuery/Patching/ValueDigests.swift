internal import BricolageCore

/// The hashes of a value and of everything inside it, so that unequal values are told apart without looking inside, and
/// how long their texts are.
///
///     {"a": [1, 2], "b": 3}
///
///     place    0    1    2    3    4        depth first; what is inside a value follows it
///     value    {…}  […]  1    2    3
///     ends     5    4    3    4    5        the place behind a value and all that is inside it
///
/// Equal values have equal hashes. Making them is linear, and without recursion.
struct ValueDigests {
    private(set) var hashes: [Int] = []
    /// About how many bytes the compact text of each value has.
    private(set) var sizes: [Int] = []
    /// The place behind each value.
    private var ends: [Int] = []

    init(of root: JSON) {
        var open: [Open] = []
        var next: JSON? = root
        while true {
            if let value = next {
                open.append(Open(value: value, place: hashes.count))
                hashes.append(0)
                sizes.append(0)
                ends.append(0)
            }
            guard var innermost = open.popLast() else { return }
            next = innermost.takeNext()
            if next == nil {
                close(innermost)
            } else {
                open.append(innermost)
            }
        }
    }

    /// The places of the values in a container at a place, in their order.
    func places(inside place: Int, count: Int) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(count)
        var next = place + 1
        for _ in 0..<count {
            places.append(next)
            next = ends[next]
        }
        return places
    }

    /// A value some of whose contents have been visited.
    private struct Open {
        let value: JSON
        let place: Int
        private var visited = 0

        init(value: JSON, place: Int) {
            self.value = value
            self.place = place
        }

        mutating func takeNext() -> JSON? {
            defer { visited += 1 }
            return switch value {
            case .array(let elements) where visited < elements.count: elements[visited]
            case .object(let members) where visited < members.count: members[visited].value
            default: nil
            }
        }
    }

    private mutating func close(_ open: Open) {
        ends[open.place] = hashes.count
        var hasher = Hasher()
        var size = 2
        switch open.value {
        case .array(let elements):
            hasher.combine(elements.count)
            for place in places(inside: open.place, count: elements.count) {
                hasher.combine(hashes[place])
                size += sizes[place] + 1
            }
        case .object(let members):
            hasher.combine(members.count)
            // Added up, since the order of members does not matter.
            var sum = 0
            for (member, place) in zip(members, places(inside: open.place, count: members.count)) {
                var part = Hasher()
                part.combine(ExactKey(member.key))
                part.combine(hashes[place])
                sum &+= part.finalize()
                size += sizes[place] + member.key.utf8.count + 4
            }
            hasher.combine(sum)
        case .string(let text):
            hasher.combine(open.value)
            size += text.utf8.count
        case .number(let number):
            hasher.combine(open.value)
            size = number.description.utf8.count
        default:
            hasher.combine(open.value)
            size = 4
        }
        sizes[open.place] = size
        hashes[open.place] = hasher.finalize()
    }
}
