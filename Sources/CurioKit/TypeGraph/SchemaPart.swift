internal import BricolageCore
internal import BricolageSchema

/// A schema that takes part in describing a type, which may be described by several at once.
struct SchemaPart: Hashable {
    let schema: JSONSchema
    /// Whether only the schema's own keywords count, because references and combinations were followed already.
    var isPlain = false
}

extension SchemaPart {
    /// The keywords that types follow from, without those that lead to other schemas.
    private static let local = [
        "type", "enum", "const", "properties", "patternProperties", "additionalProperties", "required", "items",
        "prefixItems", "additionalItems",
    ]

    private static let combining = ["allOf", "anyOf", "oneOf"]

    /// Whether the schema itself says what values there are.
    var hasLocalStructure: Bool { Self.local.contains { schema[$0] != nil } }

    /// Whether the schema has alternatives or parts.
    var hasCombinations: Bool { Self.combining.contains { schema[$0] != nil } }

    /// Whether the schema is nothing but a reference, as far as types go.
    ///
    /// In drafts 4 to 7 that is every schema with a `$ref`: its other keywords do not count.
    var isReference: Bool {
        guard !isPlain, !schema.references.isEmpty else { return false }
        if schema.dialect.ignoresReferenceSiblings, schema["$ref"]?.string != nil { return true }
        return !hasLocalStructure && !hasCombinations && schema.references.count == 1
    }

    /// Whether the schema is nothing but a list of parts.
    var isConjunction: Bool {
        !isPlain && schema.references.isEmpty && !hasLocalStructure && schema["allOf"] != nil && schema["anyOf"] == nil
            && schema["oneOf"] == nil
    }
}
