public import BricolageModeling

/// A schema of draft 7, or true or false.
public typealias JSONSchemaOrBool = OneOf2<JSONSchema, Bool>

/// A schema of draft 7 as a struct of its keywords.
///
/// It describes a schema and validates nothing; Bricolage's own `JSONSchema` does, in the module `BricolageValidation`.
/// Unknown keywords are an error, because the struct cannot keep them.
public struct JSONSchema: Equatable, Hashable, Codable, Sendable, KeyedCodable {
    /// A remark for people who read the schema.
    public var comment: String?
    /// The address of the schema.
    public var id: String?
    /// The address of another schema, which counts instead.
    public var ref: String?
    /// The address of the draft.
    public var schema: String?
    /// What elements beyond those of `items` must be.
    public var additionalItems: JSONSchemaOrBool?
    /// What members beyond those named must be.
    public var additionalProperties: JSONSchemaOrBool?
    /// All of these must be true of the value.
    public var allOf: SchemaArray?
    /// At least one of these must be true of the value.
    public var anyOf: SchemaArray?
    /// The only allowed value.
    public var const: Const?
    /// What at least one element must be.
    public var contains: JSONSchemaOrBool?
    /// How a string encodes bytes.
    public var contentEncoding: String?
    /// What a string contains.
    public var contentMediaType: String?
    /// The value of an absent member.
    public var `default`: Default?
    /// Schemas for use by reference.
    public var definitions: Definitions?
    /// What must be true if a member is there.
    public var dependencies: Dependencies?
    /// What the value is.
    public var description: String?
    /// What must be true unless `if` is.
    public var `else`: JSONSchemaOrBool?
    /// The allowed values.
    public var `enum`: [EnumItem]?
    /// Some values.
    public var examples: [ExamplesItem]?
    /// The number that a number must be below.
    public var exclusiveMaximum: Double?
    /// The number that a number must be above.
    public var exclusiveMinimum: Double?
    /// The format of a string.
    public var format: String?
    /// The condition of `then` and `else`.
    public var `if`: JSONSchemaOrBool?
    /// What all elements, or each of the first, must be.
    public var items: ItemsChoice?
    /// The largest number of elements.
    public var maxItems: NonNegativeInteger?
    /// The largest number of characters.
    public var maxLength: NonNegativeInteger?
    /// The largest number of members.
    public var maxProperties: NonNegativeInteger?
    /// The largest number.
    public var maximum: Double?
    /// The smallest number of elements.
    public var minItems: NonNegativeIntegerDefault0?
    /// The smallest number of characters.
    public var minLength: NonNegativeIntegerDefault0?
    /// The smallest number of members.
    public var minProperties: NonNegativeIntegerDefault0?
    /// The smallest number.
    public var minimum: Double?
    /// The number that a number is a multiple of.
    public var multipleOf: Double?
    /// What must not be true.
    public var not: JSONSchemaOrBool?
    /// Exactly one of these must be true of the value.
    public var oneOf: SchemaArray?
    /// A pattern that a string must contain.
    public var pattern: String?
    /// What members whose keys match a pattern must be.
    public var patternProperties: PatternProperties?
    /// What the members must be.
    public var properties: Properties?
    /// What the keys must be.
    public var propertyNames: JSONSchemaOrBool?
    /// The order of the members, which is no keyword of the draft.
    public var propertyOrder: [PropertyOrderItem]?
    /// Whether only the owner may set the value.
    public var readOnly: Bool?
    /// The keys of the members that must be there.
    public var required: StringArray?
    /// What must be true if `if` is.
    public var then: JSONSchemaOrBool?
    /// What the value is called.
    public var title: String?
    /// The allowed types.
    public var type: TypeChoice?
    /// Whether all elements must differ.
    public var uniqueItems: Bool?
    /// Whether only others may set the value.
    public var writeOnly: Bool?

    /// Creates a schema of keywords.
    public init(
        comment: String? = nil,
        id: String? = nil,
        ref: String? = nil,
        schema: String? = nil,
        additionalItems: JSONSchemaOrBool? = nil,
        additionalProperties: JSONSchemaOrBool? = nil,
        allOf: SchemaArray? = nil,
        anyOf: SchemaArray? = nil,
        const: Const? = nil,
        contains: JSONSchemaOrBool? = nil,
        contentEncoding: String? = nil,
        contentMediaType: String? = nil,
        `default`: Default? = nil,
        definitions: Definitions? = nil,
        dependencies: Dependencies? = nil,
        description: String? = nil,
        `else`: JSONSchemaOrBool? = nil,
        `enum`: [EnumItem]? = nil,
        examples: [ExamplesItem]? = nil,
        exclusiveMaximum: Double? = nil,
        exclusiveMinimum: Double? = nil,
        format: String? = nil,
        `if`: JSONSchemaOrBool? = nil,
        items: ItemsChoice? = nil,
        maxItems: NonNegativeInteger? = nil,
        maxLength: NonNegativeInteger? = nil,
        maxProperties: NonNegativeInteger? = nil,
        maximum: Double? = nil,
        minItems: NonNegativeIntegerDefault0? = nil,
        minLength: NonNegativeIntegerDefault0? = nil,
        minProperties: NonNegativeIntegerDefault0? = nil,
        minimum: Double? = nil,
        multipleOf: Double? = nil,
        not: JSONSchemaOrBool? = nil,
        oneOf: SchemaArray? = nil,
        pattern: String? = nil,
        patternProperties: PatternProperties? = nil,
        properties: Properties? = nil,
        propertyNames: JSONSchemaOrBool? = nil,
        propertyOrder: [PropertyOrderItem]? = nil,
        readOnly: Bool? = nil,
        required: StringArray? = nil,
        then: JSONSchemaOrBool? = nil,
        title: String? = nil,
        type: TypeChoice? = nil,
        uniqueItems: Bool? = nil,
        writeOnly: Bool? = nil
    ) {
        self.comment = comment
        self.id = id
        self.ref = ref
        self.schema = schema
        self.additionalItems = additionalItems
        self.additionalProperties = additionalProperties
        self.allOf = allOf
        self.anyOf = anyOf
        self.const = const
        self.contains = contains
        self.contentEncoding = contentEncoding
        self.contentMediaType = contentMediaType
        self.default = `default`
        self.definitions = definitions
        self.dependencies = dependencies
        self.description = description
        self.else = `else`
        self.enum = `enum`
        self.examples = examples
        self.exclusiveMaximum = exclusiveMaximum
        self.exclusiveMinimum = exclusiveMinimum
        self.format = format
        self.if = `if`
        self.items = items
        self.maxItems = maxItems
        self.maxLength = maxLength
        self.maxProperties = maxProperties
        self.maximum = maximum
        self.minItems = minItems
        self.minLength = minLength
        self.minProperties = minProperties
        self.minimum = minimum
        self.multipleOf = multipleOf
        self.not = not
        self.oneOf = oneOf
        self.pattern = pattern
        self.patternProperties = patternProperties
        self.properties = properties
        self.propertyNames = propertyNames
        self.propertyOrder = propertyOrder
        self.readOnly = readOnly
        self.required = required
        self.then = then
        self.title = title
        self.type = type
        self.uniqueItems = uniqueItems
        self.writeOnly = writeOnly
    }
}

extension JSONSchema {
    /// Reads a schema whose keywords are all known.
    public init(from decoder: any Decoder) throws {
        try decoder.forbidAdditionalProperties(notContainedIn: CodingKeys.allCases)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.comment = try values.decodeOptional(String.self, forKey: .comment)
        self.id = try values.decodeOptional(String.self, forKey: .id)
        self.ref = try values.decodeOptional(String.self, forKey: .ref)
        self.schema = try values.decodeOptional(String.self, forKey: .schema)
        self.additionalItems = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .additionalItems)
        self.additionalProperties = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .additionalProperties)
        self.allOf = try values.decodeOptional(SchemaArray.self, forKey: .allOf)
        self.anyOf = try values.decodeOptional(SchemaArray.self, forKey: .anyOf)
        self.const = try values.decodeOptional(Const.self, forKey: .const)
        self.contains = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .contains)
        self.contentEncoding = try values.decodeOptional(String.self, forKey: .contentEncoding)
        self.contentMediaType = try values.decodeOptional(String.self, forKey: .contentMediaType)
        self.default = try values.decodeOptional(Default.self, forKey: .default)
        self.definitions = try values.decodeOptional(Definitions.self, forKey: .definitions)
        self.dependencies = try values.decodeOptional(Dependencies.self, forKey: .dependencies)
        self.description = try values.decodeOptional(String.self, forKey: .description)
        self.else = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .else)
        self.enum = try values.decodeOptional([EnumItem].self, forKey: .enum)
        self.examples = try values.decodeOptional([ExamplesItem].self, forKey: .examples)
        self.exclusiveMaximum = try values.decodeOptional(Double.self, forKey: .exclusiveMaximum)
        self.exclusiveMinimum = try values.decodeOptional(Double.self, forKey: .exclusiveMinimum)
        self.format = try values.decodeOptional(String.self, forKey: .format)
        self.if = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .if)
        self.items = try values.decodeOptional(ItemsChoice.self, forKey: .items)
        self.maxItems = try values.decodeOptional(NonNegativeInteger.self, forKey: .maxItems)
        self.maxLength = try values.decodeOptional(NonNegativeInteger.self, forKey: .maxLength)
        self.maxProperties = try values.decodeOptional(NonNegativeInteger.self, forKey: .maxProperties)
        self.maximum = try values.decodeOptional(Double.self, forKey: .maximum)
        self.minItems = try values.decodeOptional(NonNegativeIntegerDefault0.self, forKey: .minItems)
        self.minLength = try values.decodeOptional(NonNegativeIntegerDefault0.self, forKey: .minLength)
        self.minProperties = try values.decodeOptional(NonNegativeIntegerDefault0.self, forKey: .minProperties)
        self.minimum = try values.decodeOptional(Double.self, forKey: .minimum)
        self.multipleOf = try values.decodeOptional(Double.self, forKey: .multipleOf)
        self.not = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .not)
        self.oneOf = try values.decodeOptional(SchemaArray.self, forKey: .oneOf)
        self.pattern = try values.decodeOptional(String.self, forKey: .pattern)
        self.patternProperties = try values.decodeOptional(PatternProperties.self, forKey: .patternProperties)
        self.properties = try values.decodeOptional(Properties.self, forKey: .properties)
        self.propertyNames = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .propertyNames)
        self.propertyOrder = try values.decodeOptional([PropertyOrderItem].self, forKey: .propertyOrder)
        self.readOnly = try values.decodeOptional(Bool.self, forKey: .readOnly)
        self.required = try values.decodeOptional(StringArray.self, forKey: .required)
        self.then = try values.decodeOptional(JSONSchemaOrBool.self, forKey: .then)
        self.title = try values.decodeOptional(String.self, forKey: .title)
        self.type = try values.decodeOptional(TypeChoice.self, forKey: .type)
        self.uniqueItems = try values.decodeOptional(Bool.self, forKey: .uniqueItems)
        self.writeOnly = try values.decodeOptional(Bool.self, forKey: .writeOnly)
    }
}
