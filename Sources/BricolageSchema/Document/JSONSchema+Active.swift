package import BricolageCore

// What a schema says by keywords that its dialect has. Words of other dialects mean nothing, and nobody has checked
// what stands behind them.

extension JSONSchema {
    /// The value of a keyword that the dialect has and that counts here.
    package func active(_ keyword: String) -> JSONDocument.Node? {
        // Few keywords are there, and to look for one costs less than to look it up.
        guard node.kind == .object, let value = node[keyword], !hidesSiblingsOfReference,
            SchemaKeyword(keyword)?.dialects?.contains(dialect) ?? false
        else { return nil }
        return value
    }

    /// The schemas in a list keyword that counts here; nil without it.
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

    /// The names in `type`, and null where `nullable` adds it; nil without the keyword, and where there are schemas
    /// among them, as draft 3 has it.
    package var activeTypeNames: [String]? {
        guard let type = active("type"), type.string != nil || type.elements.allSatisfy({ $0.string != nil }),
            let names = typeNames
        else { return nil }
        return isNullable ? names + ["null"] : names
    }

    /// The names of all kinds that names in `type` let in.
    ///
    /// Numbers hold integers, and a word that draft 3 does not know, such as its "any", is all kinds.
    package static func kindNames(letInBy names: [String]) -> Set<String> {
        let all: Set = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard all.isSuperset(of: names) else { return all }
        return names.contains("number") ? Set(names).union(["integer"]) : Set(names)
    }

    /// The names of the members that must be there; in draft 3 the properties say so themselves.
    package var requiredNames: [String] {
        if dialect > .draft3 { return active("required")?.elements.compactMap(\.string) ?? [] }
        return activeNamedSchemas(in: "properties").filter { $0.schema.node["required"]?.bool == true }.map(\.name)
    }
}
