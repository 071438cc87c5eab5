internal import BricolageCore

/// The member that decides whether a condition holds, as the reason why a conditional schema applies.
///
///     "if": {"properties": {"kind": {"const": "box"}}, "required": ["kind"]}        "kind" is "box"
///     "if": {"not": {"required": ["kind"]}}                                         "kind" is missing
///
/// Only conditions about a single member have such a reason.
enum DecidingMember {
    /// What is so, for an object to which a condition was applied; nil if several members decide.
    static func fact(of condition: JSONDocument.Node, in object: JSONDocument.Node) -> String? {
        var condition = condition
        while condition.count == 1, let negated = condition["not"] { condition = negated }
        guard object.kind == .object, condition.kind == .object,
            condition.members.allSatisfy({ ["properties", "required", "type"].contains($0.key) })
        else { return nil }
        let keys = condition["properties"]?.members.map(\.key) ?? []
        let names = Set((keys + (condition["required"]?.elements.compactMap(\.string) ?? [])).map(ExactKey.init))
        guard names.count == 1, let name = names.first?.text else { return nil }
        let quoted = Words.value(text: name)
        guard let value = object[name] else { return "\(quoted) is missing" }
        let isScalar = value.kind != .object && value.kind != .array
        return keys.isEmpty || !isScalar ? "\(quoted) is present" : "\(quoted) is \(Words.value(value))"
    }
}
