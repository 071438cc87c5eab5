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
        return try alter(at: &path, mutator)
    }

    private func alter(at path: inout Pointer, _ mutator: (Pointer, Bric) throws -> Bric?) rethrows -> Bric? {
        func altered(_ child: Bric, _ step: Bric.Ref) throws -> Bric? {
            path.append(step)
            defer { path.removeLast() }
            return try child.alter(at: &path, mutator)
        }
        switch self {
        case .arr(let elements):
            var kept: [Bric] = []
            for (position, element) in elements.enumerated().reversed() {
                if let value = try altered(element, .index(position)) { kept.append(value) }
            }
            return try mutator(path, .arr(kept.reversed()))
        case .obj(let members):
            var kept: [String: Bric] = [:]
            for (key, value) in Bric.sortedMembers(members) { kept[key] = try altered(value, .key(key)) }
            return try mutator(path, .obj(kept))
        default: return try mutator(path, self)
        }
    }
}
