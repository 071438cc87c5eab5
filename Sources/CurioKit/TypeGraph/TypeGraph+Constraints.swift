internal import BricolageCore
internal import BricolageFields

extension TypeGraph {
    /// Removes the constraints that types check themselves, and those for values that a type does not have.
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
            case .tuple(var tuple):
                for position in tuple.elements.indices {
                    tuple.constraints[position] = pruned(tuple.constraints[position], for: tuple.elements[position])
                }
                tuple.restConstraints = pruned(tuple.restConstraints, for: tuple.rest.type ?? .any)
                declarations[index].shape = .tuple(tuple)
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
            // The type reads each element as its own type, but does not check the array as a whole.
            case .tuple: return constraints.filter { $0.kinds == .array }
            default: return constraints.filter { leavesUnchecked($0, index) }
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

// MARK: Constraints on the uses of types

extension TypeGraph {
    /// Whether a type accepts values that violate a constraint on one of its uses, such as one beside a reference to
    /// it.
    ///
    /// This only concerns constraints of single keywords: choices are those of the type, which it checks itself.
    private func leavesUnchecked(_ constraint: JSONConstraint, _ index: Int) -> Bool {
        switch constraint {
        case .elements, .values, .scalar, .all, .any, .one, .not: return false
        case .length, .range, .between, .multiple, .count, .distinct, .members, .keys, .requires: break
        }
        var seen: Set<Int> = []
        var pending = [TypeExpression.named(index)]
        while let type = pending.popLast() {
            switch type {
            case .nullable(let wrapped), .meant(let wrapped), .presumed(let wrapped): pending.append(wrapped)
            case .named(let index):
                guard seen.insert(index).inserted else { continue }
                switch shape(of: index) {
                case .object(let object): if !object.checks(constraint) { return true }
                case .enumeration(let enumeration): if !enumeration.meets(constraint) { return true }
                case .union(let union):
                    pending += union.branches.filter { !$0.constraints.contains(constraint) }.map(\.type)
                case .tuple: if constraint.kinds == .array { return true }
                case .alias(let type), .wrapper(let type): pending.append(type)
                case .pending: break
                }
            default: if !pruned([constraint], for: type).isEmpty { return true }
            }
        }
        return false
    }
}

extension ObjectShape {
    fileprivate func checks(_ constraint: JSONConstraint) -> Bool {
        if case .requires(let keys) = constraint { return keys.allSatisfy { required.contains(ExactKey($0)) } }
        return constraint.kinds != .object || constraints.contains(constraint)
    }
}

extension EnumerationShape {
    /// Whether all values meet a constraint.
    fileprivate func meets(_ constraint: JSONConstraint) -> Bool {
        let values: JSON.Array =
            switch values {
            case .strings(let texts): JSON.Array(texts.map { .string($0) })
            case .integers(let integers): JSON.Array(integers.map { .number(JSON.Number($0)) })
            }
        guard let document = try? JSONDocument(.array(values)) else { return false }
        return JSONConstraint.elements(constraint).findings(in: document.root).isEmpty
    }
}
