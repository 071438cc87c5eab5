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
            if self[index] != nil { arr?[index] = newValue ?? .nul }
        }
        _modify {
            // The element leaves the array while it changes, so that it is uniquely referenced and not copied.
            var element = self[index]
            let exists = element != nil
            if exists { arr?[index] = .nul }
            defer { if exists { arr?[index] = element ?? .nul } }
            yield &element
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
        set { obj?[key] = newValue }
        _modify {
            var member = self[key]
            if member != nil { obj?[key] = .nul }
            defer { obj?[key] = member }
            yield &member
        }
    }

    /// Adds the members of an object or the elements of an array; values that do not fit become arrays first.
    ///
    /// Two objects give an object, in which the added members count. Anything else gives an array: of the elements of
    /// both arrays, of an array and a value, or of two values.
    public mutating func append(contentsOf bric: Bric) {
        switch bric {
        case .obj(let members) where obj != nil: obj?.merge(members) { _, added in added }
        case .arr(let elements) where arr != nil: arr?.append(contentsOf: elements)
        case .arr(let elements): self = .arr([self] + elements)
        default: if arr != nil { arr?.append(bric) } else { self = .arr([self, bric]) }
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
