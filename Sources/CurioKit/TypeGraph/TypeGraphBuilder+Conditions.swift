internal import BricolageCore
internal import BricolageSchema

/// Conditions that the text of one member decides: each text leads to the schemas that hold for objects with it.
///
///     kind: a | b | c                          a     ▶ A, D
///     if kind is a      then A                 b, c  ▶ B, D
///     if kind is b, c   then B  else nothing
///     if kind is d      then C  else D
struct TagDecision {
    /// The member.
    var key: String
    /// Groups of texts that lead to the same schemas, with these schemas.
    var groups: [(values: [String], schemas: [JSONSchema])]
    /// The schemas that contain the conditions.
    var conditions: Set<JSONSchema>
}

/// An `if` that tests only the text of one member.
private struct TagCondition {
    var schema: JSONSchema
    var key: String
    var values: Set<String>

    /// The keywords of such a condition: apart from the one property, none can be false for an object with the member.
    private static let idle: Set<String> = ["properties", "required", "type", "title", "description", "$comment"]

    init?(_ schema: JSONSchema) {
        guard let condition = schema.schema(in: "if"), condition.node.kind == .object else { return nil }
        let properties = condition.namedSchemas(in: "properties")
        guard properties.count == 1, let property = properties.first,
            condition.node.members.allSatisfy({ Self.idle.contains($0.key) }),
            condition.required.allSatisfy({ ExactText.equal($0, property.name) }),
            condition["type"] == nil || condition["type"]?.string == "object",
            property.schema.node.members.allSatisfy({ ["const", "enum", "type"].contains($0.key) })
        else { return nil }
        let listed = property.schema["const"].map { [$0] } ?? property.schema["enum"].map { Array($0.elements) } ?? []
        let texts = listed.compactMap(\.string)
        guard !texts.isEmpty, texts.count == listed.count, ["string", nil].contains(property.schema["type"]?.string)
        else { return nil }
        self.schema = schema
        key = property.name
        values = Set(texts)
    }

    /// The schema that holds for objects with a text; nil for none.
    func schema(for value: String) -> JSONSchema? {
        let schema = schema.schema(in: values.contains(value) ? "then" : "else")
        return schema?.node.kind == .object ? schema : nil
    }
}

extension TypeGraphBuilder {
    /// The conditions of schemas that describe members and are decided by a member that every object has; nil if there
    /// are none.
    mutating func decision(in expansion: Expansion) -> TagDecision? {
        guard configuration.style == .fast, expansion.alternations.isEmpty, kinds(of: expansion.parts) == .object,
            isTyped(expansion.parts)
        else { return nil }
        let conditions = expansion.conditions.compactMap(TagCondition.init)
        guard let key = conditions.first?.key else { return nil }
        let firm = expansion.parts.filter { !$0.isLoose }
        let required = firm.flatMap(\.schema.requiredNames)
        guard required.contains(where: { ExactText.equal($0, key) }) else { return nil }
        var described: [SchemaPart] = []
        for part in firm {
            for (name, schema) in part.schema.namedSchemas(in: "properties") where ExactText.equal(name, key) {
                described.append(SchemaPart(schema: schema))
            }
        }
        guard let values = constants(of: described, key, firm) else { return nil }
        let deciding = conditions.filter { ExactText.equal($0.key, key) }
        var groups: [(values: [String], schemas: [JSONSchema])] = []
        for value in values {
            guard let text = value.string else { return nil }
            let schemas = deciding.compactMap { $0.schema(for: text) }
            if let position = groups.firstIndex(where: { $0.schemas == schemas }) {
                groups[position].values.append(text)
            } else {
                groups.append(([text], schemas))
            }
        }
        let schemas = groups.flatMap(\.schemas).map { SchemaPart(schema: $0) }
        guard !groups.isEmpty, expanded(schemas).parts.contains(where: Self.describes) else { return nil }
        let count = firm.reduce(0) { $0 + ($1.schema["properties"]?.count ?? 0) }
        guard isAffordable(branches: groups.count, properties: count) else { return nil }
        return TagDecision(key: key, groups: groups, conditions: Set(deciding.map(\.schema)))
    }

    /// The type of objects for which a member decides what else holds.
    mutating func union(
        of decision: TagDecision, _ expansion: Expansion, slot: Int
    ) throws(GenerationError) -> TypeShape {
        for schema in decision.conditions { diagnostics.settle(schema) }
        let base = expanded(expansion.sources, ignoring: decision.conditions).parts
        var branches: [UnionShape.Branch] = []
        for group in decision.groups {
            var parts = base
            for position in parts.indices where !parts[position].isLoose {
                parts[position].tags.append(SchemaPart.Tag(key: decision.key, values: group.values))
            }
            parts += group.schemas.map { SchemaPart(schema: $0) }
            if decision.groups.count == 1 {
                // The text is known already, from a decision around this one or because there is no other.
                let declaration = graph.declarations[slot]
                return .alias(try build(parts, Context(name: declaration.name, owner: declaration.owner)))
            }
            let name = SchemaNames.choice(of: group.values) ?? "plain " + graph.declarations[slot].name
            let type = try build(parts, Context(name: name, owner: slot))
            branches.append(UnionShape.Branch(name: name, type: type))
        }
        return .union(UnionShape(branches: branches, isClosed: !configuration.keepsUnknownCases))
    }
}
