internal import BricolageCore
internal import BricolageSchema

/// A condition with one outcome that refuses every value, so that the other outcome holds for all valid values.
///
///     if C then T else false      T and C
///     if C then false else E      E, and not C
struct DecidedCondition {
    /// The schemas that hold for every value, the most informative one first.
    var schemas: [JSONSchema] = []
    /// Whether the schemas express all that the condition does.
    var isWhole = true

    /// The condition of a schema; nil if it has none, or one with two possible outcomes.
    init?(of schema: JSONSchema) {
        guard let condition = schema.activeSchema(in: "if") else { return nil }
        let (met, unmet) = (schema.schema(in: "then"), schema.schema(in: "else"))
        if let unmet, unmet.refusesEverything || unmet.refusesMembers && condition.isMetByEmptyObjects {
            schemas = [met, condition].compactMap { $0 }
        } else if let met, met.refusesEverything, let unmet {
            schemas = [unmet]
            isWhole = false
        } else {
            return nil
        }
    }
}

extension JSONSchema {
    /// The schema that says most about the values: for a schema that is only a decided condition, the one that holds.
    var meaning: JSONSchema {
        guard let decided = DecidedCondition(of: self)?.schemas.first, !SchemaPart(schema: self).hasLocalStructure,
            referenceCount == 0
        else { return self }
        return decided
    }

    /// Whether every object with a member is refused.
    fileprivate var refusesMembers: Bool {
        node.kind == .object && node.count == 1 && schema(in: "propertyNames")?.refusesEverything == true
    }

    /// Whether objects without members are valid, and so are all values that are not objects.
    fileprivate var isMetByEmptyObjects: Bool {
        node.kind == .object && node.members.allSatisfy { ["properties", "$comment", "title"].contains($0.key) }
    }
}
