/// Types that also keep values of other kinds, or any other values.
///
///     {"then": {"properties": {"size": {"type": "integer"}}}}                       size   Meant<Int>
///     {"then": {"properties": {"size": {"type": "object", "properties": {…}}}}}     size   Presumed<Size>
///     {"properties": {"size": {"anyOf": [{"minLength": 1}, {"items": …}]}}}         size   Size, which has .other(JSON)
///
/// A scalar under a condition can only be wrong by being of another kind, which `Meant` keeps. In an object or an
/// array, something else may be wrong.
extension TypeGraph {
    /// Makes `presumed` types `meant` if the type reads every value of its kinds, and unwraps unions that keep values
    /// of other kinds themselves.
    mutating func settleOtherKinds() {
        let before = SettledGraph(self)
        for index in declarations.indices {
            declarations[index].shape = declarations[index].shape.mapping { settled($0, before) }
        }
        root = settled(root, before)
    }

    /// - Parameter before: The graph before the change, whose types accept the same values.
    private func settled(_ type: TypeExpression, _ before: SettledGraph) -> TypeExpression {
        switch type {
        case .any, .never, .bool, .integer, .unsigned, .number, .exactNumber, .string, .text, .foreign, .named:
            return type
        case .array(let inner): return .array(settled(inner, before))
        case .map(let inner): return .map(settled(inner, before))
        case .nullable(let inner): return settled(inner, before).orNull
        case .meant(let inner):
            let inner = settled(inner, before)
            return keepsOtherKinds(inner, before) ? inner.orNull : inner.orOtherKinds
        case .presumed(let inner):
            let inner = settled(inner, before)
            var seen: Set<Int> = []
            return isReadWhole(inner, &seen) ? inner.orOtherKinds : inner.orAnything
        }
    }

    /// Whether a type is a union that accepts values of each kind, some of them as they are.
    private func keepsOtherKinds(_ type: TypeExpression, _ before: SettledGraph) -> Bool {
        guard case .named(let index) = type, case .union = declarations[index].shape else { return false }
        return before.readKinds(of: index).union(.null) == .all
    }

    /// Whether every value of the kinds of a type is read, or is a scalar.
    private func isReadWhole(_ type: TypeExpression, _ seen: inout Set<Int>) -> Bool {
        switch type {
        case .any, .never, .bool, .integer, .unsigned, .number, .exactNumber, .string, .text, .presumed: return true
        case .foreign: return false
        case .nullable(let inner), .meant(let inner): return isReadWhole(inner, &seen)
        case .array(let inner), .map(let inner): return takesAnything(inner, &seen)
        case .named(let index):
            guard seen.insert(index).inserted else { return false }
            switch declarations[index].shape {
            case .enumeration: return true
            case .union(let union): return union.branches.allSatisfy { isReadWhole($0.type, &seen) }
            case .alias(let other): return isReadWhole(other, &seen)
            case .pending, .object, .tuple, .wrapper: return false
            }
        }
    }

    /// Whether a type accepts any value.
    private func takesAnything(_ type: TypeExpression, _ seen: inout Set<Int>) -> Bool {
        switch type {
        case .any, .presumed: true
        case .meant(let inner): isReadWhole(inner, &seen)
        default: false
        }
    }
}
