extension JSONSchema {
    /// The keywords.
    public enum CodingKeys: String, CodingKey, Hashable, Codable, CaseIterable, Sendable {
        case comment = "$comment"
        case id = "$id"
        case ref = "$ref"
        case schema = "$schema"
        case additionalItems
        case additionalProperties
        case allOf
        case anyOf
        case const
        case contains
        case contentEncoding
        case contentMediaType
        case `default`
        case definitions
        case dependencies
        case description
        case `else`
        case `enum`
        case examples
        case exclusiveMaximum
        case exclusiveMinimum
        case format
        case `if`
        case items
        case maxItems
        case maxLength
        case maxProperties
        case maximum
        case minItems
        case minLength
        case minProperties
        case minimum
        case multipleOf
        case not
        case oneOf
        case pattern
        case patternProperties
        case properties
        case propertyNames
        case propertyOrder
        case readOnly
        case required
        case then
        case title
        case type
        case uniqueItems
        case writeOnly

        /// The type that has these keys.
        public typealias CodingOwner = JSONSchema
    }

    /// The paths of the keywords.
    public static var codingKeyPaths: [PartialKeyPath<JSONSchema>] {
        [
            \.comment, \.id, \.ref, \.schema, \.additionalItems, \.additionalProperties, \.allOf, \.anyOf, \.const,
            \.contains, \.contentEncoding, \.contentMediaType, \.default, \.definitions, \.dependencies, \.description,
            \.else, \.enum, \.examples, \.exclusiveMaximum, \.exclusiveMinimum, \.format, \.if, \.items, \.maxItems,
            \.maxLength, \.maxProperties, \.maximum, \.minItems, \.minLength, \.minProperties, \.minimum, \.multipleOf,
            \.not, \.oneOf, \.pattern, \.patternProperties, \.properties, \.propertyNames, \.propertyOrder, \.readOnly,
            \.required, \.then, \.title, \.type, \.uniqueItems, \.writeOnly,
        ]
    }

    /// The keyword of each property.
    public static var codableKeys: [PartialKeyPath<JSONSchema>: CodingKeys] {
        Dictionary(zip(codingKeyPaths, CodingKeys.allCases)) { first, _ in first }
    }
}
