package import BricolageCore

// The keywords of a schema that its dialect has. Keywords of other dialects mean nothing, and nothing has checked their
// values.

extension JSONSchema {
    /// The value of a keyword that the dialect has and that counts here.
    package func active(_ keyword: String) -> JSONDocument.Node? {
        // Most schemas have few keywords, so searching the schema costs less than looking up the dialects of the
        // keyword.
        guard node.kind == .object, let value = node[keyword], !hidesSiblingsOfReference,
            SchemaKeyword(keyword)?.dialects?.contains(dialect) ?? false
        else { return nil }
        return value
    }

    /// The schemas in the array of a keyword that counts here; nil without it.
    package func activeSchemas(in keyword: String) -> [JSONSchema]? {
        guard let value = active(keyword), value.kind == .array else { return nil }
        return value.elements.map(subschema)
    }

    /// The schema of a keyword that counts here; nil without it.
    package func activeSchema(in keyword: String) -> JSONSchema? {
        guard let value = active(keyword), value.canBeSchema else { return nil }
        return subschema(value)
    }

    /// The schemas by name of a keyword that counts here, in the order of the text.
    package func activeNamedSchemas(in keyword: String) -> [(name: String, schema: JSONSchema)] {
        active(keyword) == nil ? [] : namedSchemas(in: keyword)
    }

    /// The names in `type`, and null if `nullable` adds it; nil without the keyword, or if it contains schemas, as
    /// draft 3 allows.
    package var activeTypeNames: [String]? {
        guard let type = active("type"), type.string != nil || type.elements.allSatisfy({ $0.string != nil }),
            let names = typeNames
        else { return nil }
        return isNullable ? names + ["null"] : names
    }

    /// The names of all kinds that names in `type` let in.
    ///
    /// Numbers include integers, and any other word means all kinds, such as the "any" of draft 3.
    package static func kindNames(letInBy names: [String]) -> Set<String> {
        let all: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard all.isSuperset(of: names) else { return all }
        return names.contains("number") ? Set(names).union(["integer"]) : Set(names)
    }

    /// The names of the required members; in draft 3 the properties themselves have `required`.
    package var requiredNames: [String] {
        if dialect > .draft3 { return active("required")?.elements.compactMap(\.string) ?? [] }
        return activeNamedSchemas(in: "properties").filter { $0.schema.node["required"]?.bool == true }.map(\.name)
    }

    /// The values of `const` and those of `enum`, each if the keyword counts.
    package var activeListedValues: [[JSON]] {
        let constant = active("const").map { [$0.json] }
        let list = active("enum").flatMap { $0.kind == .array ? $0.elements.map(\.json) : nil }
        return [constant, list].compactMap { $0 }
    }
}
