internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

/// The text of a schema without what is only said to people, so that two can be told to ask for the same.
///
///     {"type": "string", "title": "Name"}   {"description": "A name.", "type": "string"}   both {"type": "string"}
///
/// Which address a schema has and a reference leads to is left out as well: whoever compares texts compares what the
/// references lead to.
struct ComparedText {
    /// What asks nothing of values in any version of JSON Schema.
    private static let annotations: Set<String> = [
        "$comment", "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$id", "id",
        "$anchor", "$schema", "$defs", "definitions",
    ]

    /// The keywords that somebody else gave a meaning.
    let customKeywords: Set<String>

    /// The schema without annotations, inside of it as well.
    func asked(_ schema: JSON) -> JSON {
        // What lies too deep to be looked at is compared as it is written.
        guard case .object(let members) = schema, StackRoom.isLeft else { return schema }
        var result = JSON.Object()
        for (key, value) in members where !Self.annotations.contains(key) || customKeywords.contains(key) {
            let isReference = key == "$ref" && value.string != nil
            result[key] = isReference ? true : asked(value, of: key)
        }
        return .object(result)
    }

    /// The value of a keyword without annotations in the schemas that it holds.
    func asked(_ value: JSON, of keyword: String) -> JSON { asked(value, SchemaKeyword(keyword)?.contents ?? .none) }

    private func asked(_ value: JSON, _ contents: SchemaKeyword.Contents) -> JSON {
        switch (contents, value) {
        case (.schema, _), (.schemaOrSchemas, .object): asked(value)
        case (.schemas, .array(let elements)), (.schemaOrSchemas, .array(let elements)):
            .array(JSON.Array(elements.map(asked)))
        case (.schemasByName, .object(let members)): .object(named(members))
        default: value
        }
    }

    private func named(_ schemas: JSON.Object) -> JSON.Object {
        var result = JSON.Object()
        for (name, schema) in schemas { result[name] = asked(schema) }
        return result
    }
}
