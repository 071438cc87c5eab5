/// Types of values under a condition, where other values are kept.
///
///     {"then": {"properties": {"size": {"type": "integer"}}}}                       size   Meant<Int>
///     {"then": {"properties": {"size": {"type": "object", "properties": {…}}}}}     size   Presumed<Size>
///
/// What is wrong with a value of a plain kind is that it is of another kind, which is what `Meant` keeps. In an object or
/// a list something else may be wrong.
extension TypeGraph {
    /// Makes `presumed` types `meant` where the type reads every value of its kinds.
    mutating func settlePresumptions() {
        for index in declarations.indices {
            declarations[index].shape = declarations[index].shape.mapping(settled)
        }
        root = settled(root)
        definitions = definitions.map(settled)
    }

    private func settled(_ type: TypeExpression) -> TypeExpression {
        switch type {
        case .any, .never, .bool, .integer, .unsigned, .number, .exactNumber, .string, .text, .foreign, .named:
            return type
        case .array(let inner): return .array(settled(inner))
        case .map(let inner): return .map(settled(inner))
        case .nullable(let inner): return settled(inner).orNull
        case .meant(let inner): return settled(inner).orOtherKinds
        case .presumed(let inner):
            let inner = settled(inner)
            var seen: Set<Int> = []
            return isReadWhole(inner, &seen) ? inner.orOtherKinds : inner.orAnything
        }
    }

    /// Whether every value of the kinds that a type is of is read, or is a scalar.
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

    /// Whether a type takes any value.
    private func takesAnything(_ type: TypeExpression, _ seen: inout Set<Int>) -> Bool {
        switch type {
        case .any, .presumed: true
        case .meant(let inner): isReadWhole(inner, &seen)
        default: false
        }
    }
}
