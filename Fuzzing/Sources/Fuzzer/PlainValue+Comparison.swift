extension PlainValue {
    /// The literal of a number.
    var number: String? {
        switch self {
        case .number(let text): text
        case .double(let value): value.description
        default: nil
        }
    }

    /// Whether two values are equal, numbers by value and members in any order, apart from those with the same key.
    func isEqual(to other: PlainValue) -> Bool {
        if let left = number, let right = other.number { return PlainNumber(left) == PlainNumber(right) }
        switch (self, other) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.string(let left), .string(let right)): return Self.same(left, right)
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
        case (.object(let left), .object(let right)):
            return left.count == right.count
                && left.allSatisfy { member in
                    let (mine, others) = (values(of: member.key), other.values(of: member.key))
                    return mine.count == others.count && zip(mine, others).allSatisfy { $0.isEqual(to: $1) }
                }
        default: return false
        }
    }

    /// Whether a number or a string is less than another one; false for other kinds.
    func isLess(than other: PlainValue) -> Bool {
        if let left = number, let right = other.number { return PlainNumber(left) < PlainNumber(right) }
        guard case (.string(let left), .string(let right)) = (self, other) else { return false }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// The value of the last member with a key.
    subscript(key: String) -> PlainValue? { values(of: key).last }

    /// The values of all members with a key.
    private func values(of key: String) -> [PlainValue] {
        guard case .object(let members) = self else { return [] }
        return members.filter { Self.same($0.key, key) }.map(\.value)
    }

    /// Whether the value, or one in it, is an object with duplicate keys.
    var containsDuplicateKeys: Bool {
        switch self {
        case .array(let elements): elements.contains { $0.containsDuplicateKeys }
        case .object(let members): hasDuplicateKeys || members.contains { $0.value.containsDuplicateKeys }
        default: false
        }
    }

    /// Whether two texts consist of the same scalars.
    static func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
