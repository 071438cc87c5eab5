internal import BricolageCore
internal import BricolageSchema

/// A schema that describes a type, perhaps together with others.
struct SchemaPart: Hashable {
    let schema: JSONSchema
    /// Whether only the schema's own keywords count, because references and combinations were followed already.
    var isPlain = false
    /// Whether the schema holds for some values only: under a condition, or as one of several.
    ///
    /// Members that such a schema describes are optional, and its requirements are not enforced.
    var isLoose = false
    /// The branch of a condition that the schema is in, unless the condition is inside another one.
    var branch: ConditionBranch?
    /// What is known about the objects that are described: the texts that members may have.
    var tags: [Tag] = []
    /// Whether null has been allowed already, so that `nullable` does not count.
    private var isWithoutNull = false

    /// A member, and the texts that it may have.
    struct Tag: Hashable {
        var key: String
        var values: [String]
    }

    init(schema: JSONSchema, isLoose: Bool = false) { (self.schema, self.isLoose) = (schema, isLoose) }

    /// A part for another schema, which is loose if this one is.
    func part(_ schema: JSONSchema) -> SchemaPart { SchemaPart(schema: schema, isLoose: isLoose) }

    /// A part for another schema that holds for every value for which this one holds.
    func companion(_ schema: JSONSchema) -> SchemaPart {
        var part = part(schema)
        part.branch = branch
        return part
    }

    /// The same part with only the schema's own keywords.
    var plain: SchemaPart {
        var part = self
        part.isPlain = true
        part.isWithoutNull = false
        return part
    }

    /// The same part, but holding for all values.
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
    /// The schemas of `then` and `else`, of which one holds for each value.
    var partsBehindIf: [SchemaPart] {
        ConditionBranch.all(of: schema).map { branch, schema in
            var part = SchemaPart(schema: schema, isLoose: true)
            // Before draft 7 the keywords mean nothing: authors may mean their schemas, but these need not hold.
            if !isLoose, self.schema.active("if") != nil { part.branch = branch }
            return part
        }
    }

    /// The keywords from which types follow, without references and combinations.
    private static let local = [
        "type", "enum", "const", "properties", "patternProperties", "additionalProperties", "required", "items",
        "prefixItems", "additionalItems",
    ]

    static let combining = ["allOf", "anyOf", "oneOf"]

    /// Whether the schema itself describes its values.
    var hasLocalStructure: Bool { Self.local.contains { schema[$0] != nil } || ConstantChoice(schema) != nil }

    /// Whether the schema describes the contents of arrays or of objects.
    func describesContents(of kind: ValueKinds) -> Bool {
        Self.keywordsOfContents(of: kind).contains { schema[$0] != nil }
    }

    static func keywordsOfContents(of kind: ValueKinds) -> [String] {
        kind == .array ? ["items", "prefixItems"] : ["properties", "patternProperties", "additionalProperties"]
    }

    /// Whether the schema allows null in addition, by the `nullable` of OpenAPI 3.0, whose dialect is draft 4.
    ///
    /// According to the specification, this has an effect only beside a `type` in the same schema. Authors mean it
    /// everywhere.
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

    /// Whether the schema is nothing but an `allOf`.
    var isConjunction: Bool {
        !isPlain && !isNullable && schema.referenceCount == 0 && !hasLocalStructure && schema["allOf"] != nil
            && schema["anyOf"] == nil && schema["oneOf"] == nil && !hasConditions
    }
}
