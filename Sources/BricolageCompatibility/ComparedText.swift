internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// The content of a schema itself, without annotations and without the schemas inside it.
///
///     {"type": "array", "title": "Names", "items": {"minLength": 1}}   ──▶   {"type": "array", "items": true}
///
/// The address of a schema and the target of a reference are left out as well: whoever compares these texts also
/// compares the targets and the schemas inside. Nothing descends into these schemas, so that each is read once, however
/// deep it is.
struct ComparedText {
    /// The keywords that require nothing of values in any version of JSON Schema.
    private static let annotations: Set<String> = [
        "$comment", "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$id", "id",
        "$anchor", "$schema", "$defs", "definitions",
    ]

    /// The keywords that have a custom meaning.
    let customKeywords: Set<String>

    /// Whether a keyword requires anything of values.
    func isAsked(_ keyword: String) -> Bool {
        !Self.annotations.contains(keyword) || customKeywords.contains(keyword)
    }

    /// Whether a schema requires nothing but what its reference requires.
    func isOnlyReference(_ schema: JSONSchema) -> Bool {
        guard schema["$ref"]?.kind == .string else { return false }
        return schema.dialect.ignoresReferenceSiblings
            || schema.node.members.allSatisfy { $0.key == "$ref" || !isAsked($0.key) }
    }

    /// The content of a schema itself.
    func own(_ schema: JSONDocument.Node) -> JSON {
        guard schema.kind == .object else { return schema.json }
        var result = JSON.Object()
        for (key, value) in schema.members where isAsked(key) {
            let isReference = key == "$ref" && value.kind == .string
            result[key] = isReference ? true : own(value, of: key)
        }
        return .object(result)
    }

    /// The content of a keyword's value itself.
    func own(_ value: JSONDocument.Node, of keyword: String) -> JSON {
        switch (SchemaKeyword(keyword)?.contents ?? .none, value.kind) {
        case (.schema, _), (.schemaOrSchemas, .object): return Self.outline(value)
        case (.schemas, .array), (.schemaOrSchemas, .array):
            return .array(JSON.Array(value.elements.map(Self.outline)))
        case (.schemasByName, .object):
            var schemas = JSON.Object()
            for (name, schema) in value.members { schemas[name] = Self.outline(schema) }
            return .object(schemas)
        default: return value.json
        }
    }

    /// A placeholder for a schema; any other value remains as it is.
    private static func outline(_ value: JSONDocument.Node) -> JSON { value.canBeSchema ? true : value.json }
}
