extension Bric {
    /// Adds the members of another object that this one lacks.
    public func assign(bric: Bric) -> Bric { merge(bric: bric, depth: 1) }

    /// Adds the members of another object that this one lacks, and likewise for objects inside, down to a depth.
    ///
    /// Elements of arrays are merged with those at the same position; the rest of a longer array on the other side is
    /// not added. What both sides have stays as it is on this side.
    public func merge(bric: Bric, depth: Int = .max) -> Bric {
        guard depth > 0 else { return self }
        var path: Pointer = []
        var open = [MergedBric(self, bric)]
        while true {
            if path.count + 1 < depth, let pair = open[open.count - 1].pairs.popLast() {
                path.append(pair.step)
                open.append(MergedBric(pair.value, pair.other))
            } else {
                let merged = open.removeLast().value
                guard let step = path.popLast() else { return merged }
                open[open.count - 1].put(merged, step)
            }
        }
    }
}

/// A value while it is merged with another one, without a recursion, which deep values could lead too far.
private struct MergedBric {
    /// The value as far as it is merged.
    private(set) var value: Bric
    /// The children that both sides have and that are still to be merged.
    var pairs: [(step: Bric.Ref, value: Bric, other: Bric)] = []

    init(_ bric: Bric, _ other: Bric) {
        value = bric
        switch (bric, other) {
        case (.arr(let elements), .arr(let others)):
            pairs = zip(elements, others).enumerated().map { (.index($0), $1.0, $1.1) }
        case (.obj(let members), .obj(let others)):
            pairs = members.compactMap { member in others[member.key].map { (.key(member.key), member.value, $0) } }
            value = .obj(members.merging(others) { mine, _ in mine })
        default: break
        }
    }

    mutating func put(_ child: Bric, _ step: Bric.Ref) {
        switch step {
        case .index(let index): value.arr?[index] = child
        case .key(let key): value.obj?[key] = child
        }
    }
}
