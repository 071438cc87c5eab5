internal import BricolageCore

extension JSONSchema {
    /// The title, without white space around it; nil if it is empty.
    package var title: String? { text("title") }

    /// The description, without white space around it; nil if it is empty.
    package var explanation: String? { text("description") }

    private func text(_ keyword: String) -> String? {
        guard let text = node[keyword]?.string else { return nil }
        let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        let scalars = text.unicodeScalars.drop(while: isSpace)
        guard let last = scalars.lastIndex(where: { !isSpace($0) }) else { return nil }
        return String(scalars[...last])
    }

    /// The names in `type`, which is a string or an array; nil without the keyword.
    package var typeNames: [String]? {
        guard let value = node["type"] else { return nil }
        if let name = value.string { return [name] }
        return value.elements.compactMap(\.string)
    }

    /// The names of `required`.
    package var required: [String] { node["required"]?.elements.compactMap(\.string) ?? [] }

    /// The schemas in the array of a keyword, such as `anyOf`; nil without the keyword.
    package func schemas(in keyword: String) -> [JSONSchema]? {
        guard let value = node[keyword], value.kind == .array else { return nil }
        return value.elements.map(subschema)
    }

    /// The schema of a keyword, such as `additionalProperties`; nil without the keyword.
    package func schema(in keyword: String) -> JSONSchema? {
        guard let value = node[keyword], value.canBeSchema else { return nil }
        return subschema(value)
    }

    /// The schemas by name of a keyword, such as `properties`, in the order of the text.
    ///
    /// The last of equal names counts.
    package func namedSchemas(in keyword: String) -> [(name: String, schema: JSONSchema)] {
        guard let value = node[keyword] else { return [] }
        var result: [(name: String, schema: JSONSchema)] = []
        var positions: [ExactKey: Int] = [:]
        for (name, member) in value.members {
            let schema = subschema(member)
            if let position = positions[ExactKey(name)] {
                result[position] = (name, schema)
            } else {
                positions[ExactKey(name)] = result.count
                result.append((name, schema))
            }
        }
        return result
    }

    /// The references of the schema, each with its keyword.
    package var references: [(keyword: String, text: String)] {
        Self.referenceKeywords.compactMap { keyword in node[keyword]?.string.map { (keyword, $0) } }
    }

    /// How many references the schema makes.
    package var referenceCount: Int {
        Self.referenceKeywords.reduce(0) { $0 + (node[$1]?.kind == .string ? 1 : 0) }
    }

    /// The keywords that refer to schemas, in any dialect.
    package static let referenceKeywords = ["$ref", "$dynamicRef", "$recursiveRef"]

    /// The reference keywords that lead to a schema in the dialect in force here.
    package var activeReferenceKeywords: [String] {
        Self.referenceKeywords.filter { keyword in
            switch keyword {
            // In v1 a dynamic reference is a name: it leads to no other file, and its own resource need not have the
            // name.
            case "$dynamicRef": dialect == .draft2020
            case "$recursiveRef": dialect == .draft2019
            default: true
            }
        }
    }

    /// Whether the schema has a `$ref` beside which no other keyword counts, as up to draft 7.
    package var hidesSiblingsOfReference: Bool {
        dialect.ignoresReferenceSiblings && node.kind == .object && node["$ref"]?.string != nil
    }

    /// The schemas of the first elements of a tuple; nil where there are none.
    ///
    /// An array in `items` is a tuple in every dialect, because it can mean nothing else.
    package var tupleItems: [JSONSchema]? {
        (dialect < .draft2020 ? nil : schemas(in: "prefixItems")) ?? schemas(in: "items")
    }

    /// The schema of the elements that no tuple position describes.
    package var restItems: JSONSchema? { schema(in: node["items"]?.kind == .array ? "additionalItems" : "items") }
}
