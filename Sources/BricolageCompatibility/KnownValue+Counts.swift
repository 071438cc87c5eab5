internal import BricolageCore
internal import BricolageSchema

extension KnownValue {
    /// The tightest limit on a length or a number of members or elements: of those that a keyword gives and those that
    /// follow from others.
    ///
    ///     {"required": ["a", "b"]}                             at least 2 members
    ///     {"properties": A, "additionalProperties": false}     at most as many members as A has
    ///     {"contains": B, "minContains": 2}                    at least 2 elements
    ///     {"prefixItems": [C], "items": false}                 at most 1 element
    func limit(_ keyword: String, isLeast: Bool) -> JSON.Number? {
        let limits = [tightest(keyword, isLeast: isLeast)].compactMap(\.self) + implied(keyword)
        return isLeast ? limits.max() : limits.min()
    }

    private func implied(_ keyword: String) -> [JSON.Number] {
        switch keyword {
        case "minProperties": [JSON.Number(required.names.count)]
        case "maxProperties": parts.compactMap(\.mostMembers).map { JSON.Number($0) }
        case "minItems": parts.filter { $0.active("contains") != nil }.map { $0.active("minContains")?.number ?? 1 }
        case "maxItems":
            parts.filter { $0.restItems?.boolean == false }.map { JSON.Number($0.tupleItems?.count ?? 0) }
        default: []
        }
    }
}

extension JSONSchema {
    /// How many members objects have at most because only certain names are allowed; nil if others are.
    fileprivate var mostMembers: Int? {
        guard activeSchema(in: "additionalProperties")?.boolean == false,
            activeNamedSchemas(in: "patternProperties").allSatisfy({ $0.schema.boolean == false })
        else { return nil }
        return activeNamedSchemas(in: "properties").count(where: { $0.schema.boolean != false })
    }
}
