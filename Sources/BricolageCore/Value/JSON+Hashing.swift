extension JSON: Hashable {
    /// Feeds the value to a hasher, in agreement with equality.
    ///
    /// Linear, and without recursion.
    public func hash(into hasher: inout Hasher) {
        var open: [OpenContainer] = []
        var value = self
        while true {
            var finished: Int
            switch value {
            case .array(let elements): open.append(OpenContainer(.array(elements)))
            case .object(let members): open.append(OpenContainer(.object(members)))
            default: break
            }
            if ContainerStorage.height(of: value) == 0 {
                finished = value.scalarHash
                guard !open.isEmpty else {
                    hasher.combine(finished)
                    return
                }
                open[open.count - 1].add(finished)
            }
            // Go up until there is a next value to visit.
            while true {
                if let next = open[open.count - 1].next() {
                    value = next
                    break
                }
                finished = open.removeLast().finish()
                guard !open.isEmpty else {
                    hasher.combine(finished)
                    return
                }
                open[open.count - 1].add(finished)
            }
        }
    }

    private var scalarHash: Int {
        var hasher = Hasher()
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): ExactText.hash(value, into: &hasher)
        case .array, .object: break
        }
        return hasher.finalize()
    }

    /// A container some of whose contents have been hashed.
    ///
    /// The hashes of elements are fed in order. Those of members are mixed with their keys and added up, so that their
    /// order does not matter; of duplicate keys each member counts.
    private struct OpenContainer {
        private let container: JSON
        private var position = 0
        private var hasher = Hasher()
        private var sum = 0

        init(_ container: JSON) { self.container = container }

        mutating func next() -> JSON? {
            switch container {
            case .array(let elements) where position < elements.count: elements[position]
            case .object(let members) where position < members.count: members[position].value
            default: nil
            }
        }

        mutating func add(_ hash: Int) {
            if case .object(let members) = container {
                var member = Hasher()
                ExactText.hash(members[position].key, into: &member)
                member.combine(hash)
                sum &+= member.finalize()
            } else {
                hasher.combine(hash)
            }
            position += 1
        }

        consuming func finish() -> Int {
            hasher.combine(container.kind)
            hasher.combine(container.count)
            hasher.combine(sum)
            return hasher.finalize()
        }
    }
}
