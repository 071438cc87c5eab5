internal import BricolageCore
internal import BricolageSchema

/// A schema that takes part in describing a type, which may be described by several at once.
struct SchemaPart: Hashable {
    let schema: JSONSchema
    /// Whether only the schema's own keywords count, because references and combinations were followed already.
    var isPlain = false
    /// Whether the schema holds for some values only: behind a condition, or as one of several.
    ///
    /// What such a schema describes may be there and need not; what it forbids or demands is not asked for.
    var isLoose = false
    /// The condition that the schema is behind and that no other one is around.
    var branch: ConditionBranch?
    /// What is known of the objects that are described: the texts that a member may have.
    var tags: [Tag] = []
    /// Whether it is seen to already that null is let in.
    private var isWithoutNull = false

    /// A member, and the texts that it may have.
    struct Tag: Hashable {
        var key: String
        var values: [String]
    }

    init(schema: JSONSchema, isLoose: Bool = false) { (self.schema, self.isLoose) = (schema, isLoose) }

    /// Another schema that holds where this one does.
    func part(_ schema: JSONSchema) -> SchemaPart { SchemaPart(schema: schema, isLoose: isLoose) }

    /// Another schema that holds for each value that this one holds for.
    func companion(_ schema: JSONSchema) -> SchemaPart {
        var part = part(schema)
        part.branch = branch
        return part
    }

    /// The same schema where only its own keywords count.
    var plain: SchemaPart {
        var part = self
        part.isPlain = true
        part.isWithoutNull = false
        return part
    }

    /// The same schema where it holds for all values.
    var firm: SchemaPart {
        var part = self
        part.isLoose = false
        part.branch = nil
        return part
    }

    /// The same schema without `nullable`.
    var withoutNull: SchemaPart {
        var part = self
        part.isWithoutNull = true
        return part
    }
}

extension SchemaPart {
    /// The schemas that hold for some of the values only, one of two for each.
    var partsBehindIf: [SchemaPart] {
        ConditionBranch.all(of: schema).map { branch, schema in
            var part = SchemaPart(schema: schema, isLoose: true)
            // Before draft 7 the words mean nothing: what is behind them may be meant, and is not demanded.
            if !isLoose, self.schema.active("if") != nil { part.branch = branch }
            return part
        }
    }

    /// The keywords that types follow from, without those that lead to other schemas.
    private static let local = [
        "type", "enum", "const", "properties", "patternProperties", "additionalProperties", "required", "items",
        "prefixItems", "additionalItems",
    ]

    static let combining = ["allOf", "anyOf", "oneOf"]

    /// Whether the schema itself says what values there are.
    var hasLocalStructure: Bool { Self.local.contains { schema[$0] != nil } || ConstantChoice(schema) != nil }

    /// Whether the schema says what is in lists or in objects.
    func describesContents(of kind: ValueKinds) -> Bool {
        Self.keywordsOfContents(of: kind).contains { schema[$0] != nil }
    }

    static func keywordsOfContents(of kind: ValueKinds) -> [String] {
        kind == .array ? ["items", "prefixItems"] : ["properties", "patternProperties", "additionalProperties"]
    }

    /// Whether the schema lets null in beside what else it says, as those of OpenAPI 3.0 do, which are of draft 4.
    ///
    /// By the letter, it does so only beside a `type` of its own. Authors mean it everywhere.
    var isNullable: Bool {
        !isWithoutNull && !isLoose && schema.dialect == .draft4 && schema["nullable"]?.bool == true
    }

    /// Whether the schema has alternatives, parts or conditions.
    var hasCombinations: Bool { Self.combining.contains { schema[$0] != nil } || hasConditions }

    private var hasConditions: Bool {
        !schema.conditionalSchemas.isEmpty || DecidedCondition(of: schema) != nil
    }

    /// Whether the schema is nothing but a reference, as far as types go.
    ///
    /// In drafts 4 to 7 that is every schema with a `$ref`: its other keywords do not count.
    var isReference: Bool {
        guard !isPlain else { return false }
        let count = schema.referenceCount
        if count == 0 { return false }
        if schema.node.count == 1 { return true }
        if schema.hidesSiblingsOfReference { return true }
        return !hasLocalStructure && !hasCombinations && count == 1
    }

    /// Whether the schema is nothing but a list of parts.
    var isConjunction: Bool {
        !isPlain && !isNullable && schema.referenceCount == 0 && !hasLocalStructure && schema["allOf"] != nil
            && schema["anyOf"] == nil && schema["oneOf"] == nil && !hasConditions
    }
}
