extension Bric {
    /// The document with another value at a pointer; a pointer that leads nowhere changes nothing.
    public func update(_ value: Bric, pointer: Bric.Ref...) -> Bric? { replacing(pointer[...], with: value) }

    private func replacing(_ pointer: ArraySlice<Bric.Ref>, with value: Bric) -> Bric {
        guard let step = pointer.first else { return value }
        var copy = self
        switch step {
        case .key(let key): copy[key] = self[key].map { $0.replacing(pointer.dropFirst(), with: value) }
        case .index(let index):
            if let child = self[index] { copy[index] = child.replacing(pointer.dropFirst(), with: value) }
        }
        return copy
    }

    /// Replaces or removes values: a function gets the pointer of each value and the value, whose children it has
    /// already seen, and returns the new value, or nil to remove it.
    ///
    /// Each value is visited once: elements from the last to the first, members in the order of their keys.
    public func alter(mutator: (Pointer, Bric) throws -> Bric?) rethrows -> Bric? {
        var path: Pointer = []
        var open = [AlteredBric(self)]
        while true {
            if let child = open[open.count - 1].unseen.popLast() {
                path.append(child.step)
                open.append(AlteredBric(child.value))
            } else {
                let altered = try mutator(path, open.removeLast().value)
                guard let step = path.popLast() else { return altered }
                if let altered { open[open.count - 1].keep(altered, step) }
            }
        }
    }
}

/// A value while the values inside it are altered, without a recursion, which deep values could lead too far.
private struct AlteredBric {
    /// The children that are still to be visited, the next one last.
    var unseen: [(step: Bric.Ref, value: Bric)] = []
    private let original: Bric
    private var elements: [Bric] = []
    private var members: [String: Bric] = [:]

    init(_ bric: Bric) {
        original = bric
        switch bric {
        case .arr(let elements): unseen = elements.enumerated().map { (.index($0), $1) }
        case .obj(let members): unseen = Bric.sortedMembers(members).reversed().map { (.key($0.key), $0.value) }
        default: break
        }
    }

    mutating func keep(_ value: Bric, _ step: Bric.Ref) {
        switch step {
        case .index: elements.append(value)
        case .key(let key): members[key] = value
        }
    }

    /// The value with those of its children that were kept.
    var value: Bric {
        switch original {
        case .arr: .arr(elements.reversed())
        case .obj: .obj(members)
        default: original
        }
    }
}
