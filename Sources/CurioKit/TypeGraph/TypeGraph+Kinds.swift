extension TypeGraph {
    /// The object that a type is; nil for maps and everything else.
    func object(_ type: TypeExpression) -> ObjectShape? {
        guard case .named(let index) = type, case .object(let object) = shape(of: index) else { return nil }
        return object
    }

    /// The kinds of values that a type holds.
    func kinds(of type: TypeExpression) -> KindSet {
        var seen: Set<Int> = []
        return kinds(of: type, &seen)
    }

    private func kinds(of type: TypeExpression, _ seen: inout Set<Int>) -> KindSet {
        switch type {
        case .any, .meant, .presumed: return .all
        case .bool: return .bool
        case .integer, .unsigned, .number, .exactNumber: return .number
        case .string, .text: return .string
        case .array: return .array
        case .map: return .object
        case .nullable(let wrapped): return kinds(of: wrapped, &seen).union(.null)
        case .foreign(_, let kinds): return kinds
        case .named(let index):
            guard seen.insert(index).inserted else { return [] }
            switch declarations[index].shape {
            case .pending: return .all
            case .alias(let other), .wrapper(let other): return kinds(of: other, &seen)
            case .object: return .object
            case .enumeration(let shape):
                if case .integers = shape.values { return .number }
                return .string
            case .tuple: return .array
            case .union(let union): return union.branches.reduce(into: []) { $0.formUnion(kinds(of: $1.type, &seen)) }
            }
        }
    }
}
