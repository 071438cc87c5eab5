internal import BricolageCore
internal import BricolagePointers

// Schemas under construction are objects of keywords. These functions make the most common ones.

extension JSON.Object {
    static func type(_ name: String) -> JSON.Object { ["type": .string(name)] }

    static func array(of items: JSON.Object, isUnique: Bool = false) -> JSON.Object {
        var fragment: JSON.Object = ["type": "array", "items": items.schema]
        if isUnique { fragment["uniqueItems"] = true }
        return fragment
    }

    static func map(of values: JSON.Object) -> JSON.Object {
        ["type": "object", "additionalProperties": values.schema]
    }

    /// The kinds that the given values have; no restriction if they have all kinds.
    static func kinds(_ values: [JSON]) -> JSON.Object {
        var kinds: [String] = []
        for value in values {
            let kind = value.isInteger ? "integer" : value.schemaType
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        if kinds.contains("number") { kinds.removeAll { $0 == "integer" } }
        if kinds.count == 6 { return [:] }
        return ["type": kinds.count == 1 ? .string(kinds[0]) : .array(JSON.Array(kinds.map(JSON.string)))]
    }

    /// The values that a union keeps although they have none of its types: those of the kinds of the given values.
    static func kept(_ values: [JSON]) -> JSON.Object { kinds(values).merging(["$comment": .string(keptMark)]) }

    static let keptMark = "kept as it is"

    static func enumeration(_ values: [JSON]) -> JSON.Object {
        let kinds = Set(values.map { $0.isInteger ? "integer" : $0.schemaType })
        var fragment: JSON.Object = kinds.count == 1 ? ["type": .string(kinds.first ?? "")] : [:]
        fragment["enum"] = .array(JSON.Array(values))
        return fragment
    }

    static func reference(_ name: String) -> JSON.Object {
        ["$ref": .string(JSONPointer(tokens: ["$defs", name]).fragment)]
    }

    /// The name of the definition that a reference leads to; nil for other references.
    static func definitionName(_ reference: JSON?) -> String? {
        guard let text = reference?.string, let pointer = try? JSONPointer(fragment: text),
            pointer.tokens.count == 2, pointer.tokens[0] == "$defs"
        else { return nil }
        return pointer.tokens[1]
    }

    /// The beginning of comments about missing parts.
    static let incompleteMark = "incomplete: "

    /// The schema of an unknown part, with the reason as a comment.
    static func unknown(_ reason: String) -> JSON.Object { ["$comment": .string(incompleteMark + reason)] }

    /// The schema as JSON; without keywords it is `true`, which means the same.
    var schema: JSON { isEmpty ? true : .object(self) }

    /// The keyword of alternatives until it is known whether they exclude each other, which decides between `oneOf`
    /// and `anyOf`.
    static let pendingAlternatives = "$alternatives"

    /// One of several schemas; repeated ones count once.
    static func alternatives(_ fragments: [JSON.Object]) -> JSON.Object { choice(pendingAlternatives, fragments) }

    /// At least one of several schemas; repeated ones count once.
    static func disjunction(_ fragments: [JSON.Object]) -> JSON.Object { choice("anyOf", fragments) }

    /// All of several schemas; repeated ones count once.
    static func conjunction(_ fragments: [JSON.Object]) -> JSON.Object {
        let distinct = distinct(fragments).filter { !$0.isEmpty }
        return distinct.count > 1 ? ["allOf": .array(JSON.Array(distinct.map(JSON.object)))] : distinct.first ?? [:]
    }

    private static func choice(_ keyword: String, _ fragments: [JSON.Object]) -> JSON.Object {
        let distinct = distinct(fragments)
        if distinct.contains(where: \.isEmpty) { return [:] }
        if distinct.count == 1 { return distinct[0] }
        return [keyword: .array(JSON.Array(distinct.map(JSON.object)))]
    }

    private static func distinct(_ fragments: [JSON.Object]) -> [JSON.Object] {
        var distinct: [JSON.Object] = []
        for fragment in fragments where !distinct.contains(fragment) { distinct.append(fragment) }
        return distinct
    }

    /// The same schema, which also allows null.
    var nullable: JSON.Object {
        if isEmpty || allowsNull { return self }
        if let tag = self[ParentTag.keyword] {
            var value = self
            value[ParentTag.keyword] = nil
            return value.nullable.merging([ParentTag.keyword: tag])
        }
        if case .array(let types)? = self["type"], self["enum"] == nil, self["const"] == nil {
            return merging(["type": .array(types + ["null"])])
        }
        guard case .string(let type)? = self["type"], self["const"] == nil else {
            for keyword in [Self.pendingAlternatives, "anyOf"] {
                guard case .array(let branches)? = self[keyword], count == 1 else { continue }
                return [keyword: .array(JSON.Array(branches + [.object(.type("null"))]))]
            }
            return ["anyOf": [.object(self), ["type": "null"]]]
        }
        var copy = self
        copy["type"] = [.string(type), "null"]
        if case .array(let values)? = self["enum"] { copy["enum"] = .array(values + [.null]) }
        return copy
    }

    var allowsNull: Bool {
        switch self["type"] {
        case .string(let name)?: name == "null"
        case .array(let names)?: names.contains("null")
        default:
            (self[Self.pendingAlternatives] ?? self["anyOf"])?.array?.contains(["type": "null"]) == true
        }
    }
}

extension JSON {
    /// The name of the kind in schemas.
    var schemaType: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    fileprivate var isInteger: Bool { number?.isInteger == true }
}
