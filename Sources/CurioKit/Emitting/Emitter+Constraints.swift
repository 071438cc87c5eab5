internal import BricolageCore
internal import BricolageFields

extension Emitter {
    /// Writes the checks of a member that precede its reading.
    static func check(_ member: StoredMember, _ text: inout SourceText) {
        let key = StringLiteral.literal(member.key)
        for constraint in member.constraints { text.list("try fields.check", [key, spelled(constraint)], tail: "") }
    }

    /// Writes the checks of the members without a property that precede their reading.
    static func checkRest(
        _ constraints: [JSONConstraint], _ pattern: KeyPattern? = nil, _ text: inout SourceText
    ) {
        for constraint in constraints {
            members(matching: pattern ?? .everything, "try fields.checkRest", [spelled(constraint)], &text)
        }
    }

    /// Writes the checks of a value that precede its reading.
    static func check(_ constraints: [JSONConstraint], of value: String, _ text: inout SourceText) {
        for constraint in constraints { text.list("try \(value).check", [spelled(constraint)], tail: "") }
    }

    /// A constraint as Swift spells it.
    static func spelled(_ constraint: JSONConstraint) -> String {
        switch constraint {
        case .length(let least, let most): ".length(" + sides(least, most) + ")"
        case .count(let least, let most): ".count(" + sides(least, most) + ")"
        case .members(let least, let most): ".members(" + sides(least, most) + ")"
        case .range(let least, let most):
            ".range(" + list([number(least).map { "from: " + $0 }, number(most).map { "to: " + $0 }]) + ")"
        case .between(let least, let most):
            ".between(" + list([number(least), number(most).map { "and: " + $0 }]) + ")"
        case .multiple(let divisor): ".multiple(of: \(divisor))"
        case .distinct: ".distinct"
        case .elements(let inner): ".elements(" + spelled(inner) + ")"
        case .values(let inner): ".values(" + spelled(inner) + ")"
        case .keys(let inner): ".keys(" + spelled(inner) + ")"
        case .requires(let keys): ".requires([" + list(keys.map(StringLiteral.literal)) + "])"
        case .scalar(let values):
            ".scalar([" + list(values.map { $0 == .null ? ".null" : StringLiteral.literal($0) }) + "])"
        case .all(let constraints): ".all([" + list(constraints.map(spelled)) + "])"
        case .any(let constraints): ".any([" + list(constraints.map(spelled)) + "])"
        case .one(let constraints): ".one([" + list(constraints.map(spelled)) + "])"
        case .not(let inner): ".not(" + spelled(inner) + ")"
        }
    }

    private static func sides(_ least: Int, _ most: Int) -> String {
        list([least > 0 ? "from: \(least)" : nil, most < .max ? "to: \(most)" : nil])
    }

    private static func number(_ bound: Double) -> String? {
        Int(exactly: bound).map(String.init) ?? JSON.Number(bound)?.description
    }

    private static func list(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }
}
