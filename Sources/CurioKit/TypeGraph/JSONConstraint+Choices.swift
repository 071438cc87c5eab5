internal import BricolageFields

extension JSONConstraint {
    /// The kinds of values that the constraint applies to.
    var kinds: ValueKinds {
        switch self {
        case .length: .string
        case .range, .between, .multiple: .number
        case .count, .distinct, .elements: .array
        case .members, .values, .keys, .requires: .object
        case .scalar: .all
        case .all(let constraints), .any(let constraints), .one(let constraints):
            constraints.reduce(into: []) { $0.formUnion($1.kinds) }
        case .not(let constraint): constraint.kinds
        }
    }

    /// A constraint that requires all of several.
    static func both(_ constraints: [JSONConstraint]) -> JSONConstraint {
        constraints.count == 1 ? constraints[0] : .all(constraints)
    }

    /// The constraints that hold if all those of one of several lists hold: none if one of the lists is empty.
    static func either(_ lists: [[JSONConstraint]]) -> [JSONConstraint] {
        guard let first = lists.first, lists.allSatisfy({ !$0.isEmpty }) else { return [] }
        let choices = lists.map(both).withoutRepetitions
        return choices.count == 1 ? first : [.any(choices)]
    }
}

extension Array where Element: Hashable {
    /// The elements, each at its first position only.
    var withoutRepetitions: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
