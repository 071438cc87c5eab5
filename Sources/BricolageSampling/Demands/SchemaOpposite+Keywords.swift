internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension SchemaOpposite {
    /// Schemas of the values that a keyword refuses or, where no schema says which these are, of the kind that it is
    /// about.
    static func descriptions(of keyword: String, in schema: JSONSchema) -> [JSON] {
        guard let value = schema.active(keyword) else { return [] }
        switch keyword {
        case "minimum": return number(value) { ["type": "number", "exclusiveMaximum": $0] }
        case "maximum": return number(value) { ["type": "number", "exclusiveMinimum": $0] }
        case "exclusiveMinimum": return number(value) { ["type": "number", "maximum": $0] }
        case "exclusiveMaximum": return number(value) { ["type": "number", "minimum": $0] }
        case "minLength": return fewer(value) { ["type": "string", "maxLength": $0] }
        case "maxLength": return more(value) { ["type": "string", "minLength": $0] }
        case "minItems": return fewer(value) { ["type": "array", "maxItems": $0] }
        case "maxItems": return more(value) { ["type": "array", "minItems": $0] }
        case "uniqueItems": return value.bool == true ? [["type": "array", "minItems": 2]] : []
        case "contains": return [["type": "array", "maxItems": 0]]
        case "maxContains": return more(value) { ["type": "array", "minItems": $0] }
        case "items", "prefixItems", "additionalItems", "unevaluatedItems": return [["type": "array", "minItems": 1]]
        case "minProperties": return fewer(value) { ["type": "object", "maxProperties": $0] }
        case "maxProperties": return more(value) { ["type": "object", "minProperties": $0] }
        case "required": return schema.requiredNames.map { ["type": "object", "properties": [$0: false]] }
        default:
            let known = SchemaKeyword(keyword)
            guard let kind = known?.kind, known?.purpose != .annotation else { return [] }
            return [["type": .string(kind.rawValue)]]
        }
    }

    private static func number(_ value: JSONDocument.Node, _ description: (JSON) -> JSON) -> [JSON] {
        value.number.map { [description(.number($0))] } ?? []
    }

    private static func fewer(_ value: JSONDocument.Node, _ description: (JSON) -> JSON) -> [JSON] {
        value.int.map { $0 > 0 ? [description(JSON($0 - 1))] : [] } ?? []
    }

    private static func more(_ value: JSONDocument.Node, _ description: (JSON) -> JSON) -> [JSON] {
        value.int.map { $0 < .max ? [description(JSON($0 + 1))] : [] } ?? []
    }
}
