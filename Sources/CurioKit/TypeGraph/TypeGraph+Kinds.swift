extension TypeGraph {
    /// The object that a type is; nil for maps and everything else.
    func object(_ type: TypeExpression) -> ObjectShape? {
        guard case .named(let index) = type, case .object(let object) = shape(of: index) else { return nil }
        return object
    }

    /// The kinds of values that a type holds.
    ///
    /// Linear in the unions within unions that the type is made of, which take no stack.
    func kinds(of type: TypeExpression) -> KindSet {
        var kinds: KindSet = []
        var pending = [type]
        var seen: Set<Int> = []
        while let next = pending.popLast() {
            switch next {
            case .any, .meant, .presumed: return .all
            case .bool: kinds.formUnion(.bool)
            case .integer, .unsigned, .number, .exactNumber: kinds.formUnion(.number)
            case .string, .text: kinds.formUnion(.string)
            case .array: kinds.formUnion(.array)
            case .map: kinds.formUnion(.object)
            case .nullable(let wrapped):
                kinds.formUnion(.null)
                pending.append(wrapped)
            case .foreign(_, let own): kinds.formUnion(own)
            case .named(let index):
                guard seen.insert(index).inserted else { continue }
                switch declarations[index].shape {
                case .pending: return .all
                case .alias(let other), .wrapper(let other): pending.append(other)
                case .object: kinds.formUnion(.object)
                case .enumeration(let shape):
                    if case .integers = shape.values { kinds.formUnion(.number) } else { kinds.formUnion(.string) }
                case .tuple: kinds.formUnion(.array)
                case .union(let union): pending += union.branches.map(\.type)
                }
            }
        }
        return kinds
    }
}
