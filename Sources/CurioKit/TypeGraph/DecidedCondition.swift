internal import BricolageCore
internal import BricolageSchema

/// A condition one outcome of which refuses every value, so that the other one holds for all that are valid.
///
///     if C then T else false      T and C
///     if C then false else E      E, and not C
struct DecidedCondition {
    /// What holds for every value; first what says most of it.
    var schemas: [JSONSchema] = []
    /// Whether the schemas say all that the condition says.
    var isWhole = true

    /// The condition of a schema; nil where it has none, or one that either outcome of is possible.
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
    /// What says most of the values: of a schema that is nothing but a decided condition what is behind that.
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

    /// Whether an object without members meets all that is asked here, and so does any value that is no object.
    fileprivate var isMetByEmptyObjects: Bool {
        node.kind == .object && node.members.allSatisfy { ["properties", "$comment", "title"].contains($0.key) }
    }
}
