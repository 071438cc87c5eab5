extension TypeGraph {
    /// The object that a type is; nil for maps and everything else.
    func object(_ type: TypeExpression) -> ObjectShape? {
        guard case .named(let index) = type, case .object(let object) = shape(of: index) else { return nil }
        return object
    }

    /// The kinds of values that a type holds.
    ///
    /// Linear in the unions within unions that the type is made of, without recursion. `SettledGraph` knows the answer
    /// for a graph that no longer changes.
    func kinds(of type: TypeExpression) -> ValueKinds {
        var (kinds, pending) = ownKinds(of: type)
        var seen = Set(pending)
        while let index = pending.popLast() {
            let (own, inner) = ownKinds(of: index)
            kinds.formUnion(own)
            pending += inner.filter { seen.insert($0).inserted }
        }
        return kinds
    }

    /// The kinds of values that a type holds by itself, and the declarations whose values are values of it too.
    func ownKinds(of type: TypeExpression) -> (kinds: ValueKinds, inner: [Int]) {
        switch type {
        case .any, .meant, .presumed: return (.all, [])
        case .never: return ([], [])
        case .bool: return (.bool, [])
        case .integer, .unsigned, .number, .exactNumber: return (.number, [])
        case .string, .text: return (.string, [])
        case .array: return (.array, [])
        case .map: return (.object, [])
        case .nullable(let wrapped):
            let (kinds, inner) = ownKinds(of: wrapped)
            return (kinds.union(.null), inner)
        case .foreign(_, let own): return (own, [])
        case .named(let index): return ([], [index])
        }
    }

    /// The same for a declaration.
    func ownKinds(of index: Int) -> (kinds: ValueKinds, inner: [Int]) {
        switch declarations[index].shape {
        case .pending: return (.all, [])
        case .alias(let other), .wrapper(let other): return ownKinds(of: other)
        case .object: return (.object, [])
        case .enumeration(let shape):
            if case .integers = shape.values { return (.number, []) }
            return (.string, [])
        case .tuple: return (.array, [])
        case .union(let union):
            return union.branches.reduce(into: ([], [])) { result, branch in
                let (kinds, inner) = ownKinds(of: branch.type)
                result.0.formUnion(kinds)
                result.1 += inner
            }
        }
    }
}
