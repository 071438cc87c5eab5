extension Bric {
    /// The element at a position, or nil.
    ///
    /// Setting a position that the array does not have, or any position of another value, has no effect.
    public subscript(index: Int) -> Bric? {
        get {
            guard case .arr(let elements) = self, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        set {
            guard case .arr(let elements) = self, elements.indices.contains(index) else { return }
            arr?[index] = newValue ?? .nul
        }
    }

    /// The member with a key, or nil.
    ///
    /// Setting nil removes the member. Setting a member of a value that is no object has no effect.
    public subscript(key: String) -> Bric? {
        get {
            guard case .obj(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .obj = self else { return }
            obj?[key] = newValue
        }
    }

    /// Adds the members of an object or the elements of an array; values that do not fit become arrays first.
    ///
    /// Two objects give an object, in which the added members count. Anything else gives an array: of the elements of
    /// both arrays, of an array and a value, or of two values.
    public mutating func append(contentsOf bric: Bric) {
        switch (self, bric) {
        case (.obj, .obj(let members)): obj?.merge(members) { _, added in added }
        case (.arr, .arr(let elements)): arr?.append(contentsOf: elements)
        case (.arr, _): arr?.append(bric)
        case (_, .arr(let elements)): self = .arr([self] + elements)
        default: self = .arr([self, bric])
        }
    }

    /// Adds the members of another object that this one lacks.
    public func assign(bric: Bric) -> Bric { merge(bric: bric, depth: 1) }

    /// Adds the members of another object that this one lacks, and likewise for objects inside, down to a depth.
    ///
    /// Elements of arrays are merged with those at the same position; the rest of a longer array on the other side is
    /// not added. What both sides have stays as it is on this side.
    public func merge(bric: Bric, depth: Int = .max) -> Bric {
        guard depth > 0 else { return self }
        switch (self, bric) {
        case (.arr(var elements), .arr(let others)):
            for position in 0..<min(elements.count, others.count) {
                elements[position] = elements[position].merge(bric: others[position], depth: depth - 1)
            }
            return .arr(elements)
        case (.obj(var members), .obj(let others)):
            members.merge(others) { $0.merge(bric: $1, depth: depth - 1) }
            return .obj(members)
        default: return self
        }
    }

    /// The object without some of its members; any other value as it is.
    public func disjoint(keys: [String]) -> Bric {
        guard case .obj(var members) = self else { return self }
        for key in keys { members.removeValue(forKey: key) }
        return .obj(members)
    }
}

extension Bric {
    /// Creates an object of members that are not null; the members of an object with an empty key are added themselves.
    public init(object: [(String, Bric)]) {
        var members: [String: Bric] = [:]
        for (key, value) in object {
            if !key.isEmpty {
                if value != .nul { members[key] = value }
            } else if case .obj(let inner) = value {
                members.merge(inner) { _, last in last }
            }
        }
        self = .obj(members)
    }

    /// Creates an object of the members of several; of equal keys the last one counts.
    public init(merge: [Bric]) {
        var members: [String: Bric] = [:]
        for case .obj(let object) in merge { members.merge(object) { _, last in last } }
        self = .obj(members)
    }

    /// Creates an object whose keys are raw values.
    public init<Key: RawRepresentable>(elements: [Key: Bric]) where Key.RawValue == String {
        self = .obj(Dictionary(elements.map { ($0.key.rawValue, $0.value) }) { _, last in last })
    }
}
