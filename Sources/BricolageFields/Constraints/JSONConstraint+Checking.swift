internal import BricolageCore

extension JSONConstraint {
    /// Whether a value meets the constraint.
    ///
    /// Takes time in proportion to the value, for each constraint inside this one.
    func isMet(by node: borrowing JSONDocument.Node) -> Bool {
        let value = node.tapeNode
        switch self {
        case .length(let least, let most):
            return value.tag.kind != .string || Self.hasLength(node, least, most)
        case .range(let least, let most):
            guard value.tag.kind == .number else { return true }
            return Self.order(of: node, to: least) != .less && Self.order(of: node, to: most) != .greater
        case .between(let least, let most):
            guard value.tag.kind == .number else { return true }
            return Self.order(of: node, to: least) == .greater && Self.order(of: node, to: most) == .less
        case .multiple(let divisor):
            return value.tag.kind != .number || Self.isMultiple(node, of: divisor)
        case .count(let least, let most):
            return value.tag != .array || least <= node.count && node.count <= most
        case .members(let least, let most):
            return value.tag != .object || Self.hasMembers(node, least, most)
        default:
            return meetsRarely(copy node)
        }
    }

    /// The constraints that cost more than a call anyway.
    @inline(never)
    private func meetsRarely(_ node: JSONDocument.Node) -> Bool {
        switch self {
        case .distinct: Self.firstRepeated(node) == nil
        case .elements(let inner): node.elements.allSatisfy(inner.meets)
        case .values(let inner): node.countingMembers.allSatisfy { inner.meets($0.value) }
        case .keys(let inner): node.membersInText.allSatisfy { inner.meets($0.key) }
        case .requires(let keys): node.kind != .object || keys.allSatisfy { node[$0] != nil }
        case .scalar(let values): values.contains(JSON(node))
        case .all(let constraints): constraints.allSatisfy { $0.meets(node) }
        case .any(let constraints): constraints.contains { $0.meets(node) }
        case .one(let constraints): constraints.count { $0.meets(node) } == 1
        case .not(let constraint): !constraint.meets(node)
        case .length, .range, .between, .multiple, .count, .members: meets(node)
        }
    }

    /// The same as `isMet`, but not inlined.
    @inline(never)
    private func meets(_ node: JSONDocument.Node) -> Bool { isMet(by: node) }
}

extension JSONConstraint {
    /// Whether the keys of an object alone decide if it meets the constraint.
    var ignoresValues: Bool {
        switch self {
        case .values, .scalar: false
        case .all(let constraints), .any(let constraints), .one(let constraints):
            constraints.allSatisfy(\.ignoresValues)
        case .not(let constraint): constraint.ignoresValues
        case .length, .range, .between, .multiple, .count, .distinct, .elements, .members, .keys, .requires: true
        }
    }
}

// MARK: Single constraints

extension JSONConstraint {
    @inline(__always)
    private static func hasLength(_ node: borrowing JSONDocument.Node, _ least: Int, _ most: Int) -> Bool {
        let value = node.tapeNode
        // No code point takes more than four bytes.
        let bytes = Int(value.length)
        if !value.tag.isEscaped, bytes <= most, bytes / 4 >= least || least == 1 && bytes > 0 { return true }
        return hasCountedLength(copy node, least, most)
    }

    @inline(never)
    private static func hasCountedLength(_ node: JSONDocument.Node, _ least: Int, _ most: Int) -> Bool {
        let count = node.string?.unicodeScalars.count ?? 0
        return least <= count && count <= most
    }

    private enum Order { case less, equal, greater }

    /// How a number compares to another one, exactly.
    ///
    /// Rounding to doubles keeps the order, so doubles that differ decide.
    @inline(__always)
    private static func order(of node: borrowing JSONDocument.Node, to bound: Double) -> Order {
        let reader = node.storage.reader
        if let integer: Int = reader.integer(node.index) {
            let value = Double(integer)
            if value != bound { return value < bound ? .less : .greater }
        }
        return exactOrder(copy node, bound)
    }

    @inline(never)
    private static func exactOrder(_ node: JSONDocument.Node, _ bound: Double) -> Order {
        guard bound.isFinite else { return bound < 0 ? .greater : .less }
        if let value = node.double, value != bound { return value < bound ? .less : .greater }
        guard let number = node.number, let exact = JSON.Number(bound) else { return .equal }
        return number < exact ? .less : number == exact ? .equal : .greater
    }

    private static func isMultiple(_ node: borrowing JSONDocument.Node, of divisor: Int) -> Bool {
        if let integer: Int = node.storage.reader.integer(node.index) { return integer.isMultiple(of: divisor) }
        return node.number?.isMultiple(of: JSON.Number(divisor)) ?? true
    }

    @inline(__always)
    private static func hasMembers(_ node: borrowing JSONDocument.Node, _ least: Int, _ most: Int) -> Bool {
        let count = node.count
        if count < least { return false }
        // Duplicate keys only reduce the count, and not below one.
        if count <= most, least <= 1 { return true }
        let distinct = count - MemberIndex(object: copy node).shadowed.count
        return least <= distinct && distinct <= most
    }

    /// The first element that is equal to an earlier one.
    static func firstRepeated(_ node: JSONDocument.Node) -> JSONDocument.Node? {
        guard node.kind == .array, node.count > 1 else { return nil }
        var seen: Set<JSON> = []
        seen.reserveCapacity(node.count)
        return node.elements.first { !seen.insert(JSON($0)).inserted }
    }
}
