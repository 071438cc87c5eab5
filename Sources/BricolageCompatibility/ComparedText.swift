internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// What a schema says by itself, without what is only said to people and without the schemas inside of it.
///
///     {"type": "array", "title": "Names", "items": {"minLength": 1}}   ──▶   {"type": "array", "items": true}
///
/// Which address a schema has and a reference leads to is left out as well: whoever compares texts compares what the
/// references lead to, and the schemas inside. No schema is looked into, so that each is read once, however deep.
struct ComparedText {
    /// What asks nothing of values in any version of JSON Schema.
    private static let annotations: Set<String> = [
        "$comment", "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$id", "id",
        "$anchor", "$schema", "$defs", "definitions",
    ]

    /// The keywords that somebody else gave a meaning.
    let customKeywords: Set<String>

    /// Whether a keyword asks something of values.
    func isAsked(_ keyword: String) -> Bool {
        !Self.annotations.contains(keyword) || customKeywords.contains(keyword)
    }

    /// Whether a schema asks for nothing but what it refers to.
    func isOnlyReference(_ schema: JSONSchema) -> Bool {
        guard schema["$ref"]?.kind == .string else { return false }
        return schema.dialect.ignoresReferenceSiblings
            || schema.node.members.allSatisfy { $0.key == "$ref" || !isAsked($0.key) }
    }

    /// What a schema says by itself.
    func own(_ schema: JSONDocument.Node) -> JSON {
        guard schema.kind == .object else { return schema.json }
        var result = JSON.Object()
        for (key, value) in schema.members where isAsked(key) {
            let isReference = key == "$ref" && value.kind == .string
            result[key] = isReference ? true : own(value, of: key)
        }
        return .object(result)
    }

    /// What the value of a keyword says by itself.
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

    /// That there is a schema; what is none is taken as it is.
    private static func outline(_ value: JSONDocument.Node) -> JSON { value.canBeSchema ? true : value.json }
}
