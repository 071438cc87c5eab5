internal import BricolageCore
internal import BricolageFields

extension TypeGraph {
    /// Leaves out the constraints that types check by themselves, and those of values that a type has not.
    mutating func pruneConstraints() {
        for index in declarations.indices {
            switch declarations[index].shape {
            case .object(var object):
                for position in object.properties.indices {
                    let property = object.properties[position]
                    object.properties[position].constraints =
                        property.constant == nil ? pruned(property.constraints, for: property.type) : []
                }
                for position in object.patterns.indices {
                    let pattern = object.patterns[position]
                    object.patterns[position].constraints = pruned(pattern.constraints, for: pattern.type)
                }
                object.restConstraints = pruned(object.restConstraints, for: object.rest.type ?? .any)
                declarations[index].shape = .object(object)
            case .union(var union):
                for position in union.branches.indices {
                    let branch = union.branches[position]
                    union.branches[position].constraints = pruned(branch.constraints, for: branch.type)
                }
                declarations[index].shape = .union(union)
            default: break
            }
        }
        rootConstraints = pruned(rootConstraints, for: root)
    }

    private func pruned(_ constraints: [JSONConstraint], for type: TypeExpression) -> [JSONConstraint] {
        if constraints.isEmpty { return [] }
        switch type {
        case .nullable(let wrapped), .meant(let wrapped), .presumed(let wrapped):
            return pruned(constraints, for: wrapped)
        case .any, .foreign: return constraints
        case .never: return []
        case .named(let index):
            switch shape(of: index) {
            case .alias(let other): return pruned(constraints, for: other)
            case .wrapper(let other): return pruned(constraints, for: other)
            // The type reads each element as what it is, and any number of them.
            case .tuple: return constraints.filter { $0.kinds == .array }
            default: return []
            }
        case .array(let element):
            return constraints.flatMap { constraint in
                guard case .elements(let inner) = constraint else {
                    return constraint.kinds == .array ? [constraint] : []
                }
                return pruned([inner], for: element).map { .elements($0) }
            }
        case .map(let value):
            return constraints.flatMap { constraint in
                guard case .values(let inner) = constraint else {
                    return constraint.kinds == .object ? [constraint] : []
                }
                return pruned([inner], for: value).map { .values($0) }
            }
        case .bool, .integer, .unsigned, .number, .exactNumber, .string, .text:
            let kinds = kinds(of: type)
            return constraints.filter { constraint in
                if case .scalar = constraint { return true }
                return constraint.kinds == kinds
            }
        }
    }
}
