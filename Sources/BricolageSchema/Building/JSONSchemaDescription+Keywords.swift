public import BricolageCore

// The simple keywords, each as a property of its type.

extension JSONSchemaDescription {
    /// The title.
    public var title: String? {
        get { keywords["title"]?.string }
        set { keywords["title"] = newValue.map(JSON.string) }
    }

    /// The description.
    public var description: String? {
        get { keywords["description"]?.string }
        set { keywords["description"] = newValue.map(JSON.string) }
    }

    /// The format of a string, such as `email`.
    public var format: String? {
        get { keywords["format"]?.string }
        set { keywords["format"] = newValue.map(JSON.string) }
    }

    /// The regular expression that a string must contain (ECMA-262).
    public var pattern: String? {
        get { keywords["pattern"]?.string }
        set { keywords["pattern"] = newValue.map(JSON.string) }
    }

    /// The minimum number of characters of a string.
    public var minLength: Int? {
        get { keywords["minLength"]?.int }
        set { keywords["minLength"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The maximum number of characters of a string.
    public var maxLength: Int? {
        get { keywords["maxLength"]?.int }
        set { keywords["maxLength"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The minimum number of elements.
    public var minItems: Int? {
        get { keywords["minItems"]?.int }
        set { keywords["minItems"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The maximum number of elements.
    public var maxItems: Int? {
        get { keywords["maxItems"]?.int }
        set { keywords["maxItems"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The minimum number of members.
    public var minProperties: Int? {
        get { keywords["minProperties"]?.int }
        set { keywords["minProperties"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The maximum number of members.
    public var maxProperties: Int? {
        get { keywords["maxProperties"]?.int }
        set { keywords["maxProperties"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The smallest number.
    public var minimum: JSON.Number? {
        get { keywords["minimum"]?.number }
        set { keywords["minimum"] = newValue.map(JSON.number) }
    }

    /// The largest number.
    public var maximum: JSON.Number? {
        get { keywords["maximum"]?.number }
        set { keywords["maximum"] = newValue.map(JSON.number) }
    }

    /// The exclusive lower bound.
    public var exclusiveMinimum: JSON.Number? {
        get { keywords["exclusiveMinimum"]?.number }
        set { keywords["exclusiveMinimum"] = newValue.map(JSON.number) }
    }

    /// The exclusive upper bound.
    public var exclusiveMaximum: JSON.Number? {
        get { keywords["exclusiveMaximum"]?.number }
        set { keywords["exclusiveMaximum"] = newValue.map(JSON.number) }
    }

    /// The number of which values must be multiples.
    public var multipleOf: JSON.Number? {
        get { keywords["multipleOf"]?.number }
        set { keywords["multipleOf"] = newValue.map(JSON.number) }
    }

    /// Whether elements must be distinct.
    public var uniqueItems: Bool? {
        get { keywords["uniqueItems"]?.bool }
        set { keywords["uniqueItems"] = newValue.map(JSON.bool) }
    }

    /// Whether the value should no longer be used.
    public var deprecated: Bool? {
        get { keywords["deprecated"]?.bool }
        set { keywords["deprecated"] = newValue.map(JSON.bool) }
    }

    /// Whether only the owner of the data may change the value.
    public var readOnly: Bool? {
        get { keywords["readOnly"]?.bool }
        set { keywords["readOnly"] = newValue.map(JSON.bool) }
    }

    /// Whether the value can be set but is never returned.
    public var writeOnly: Bool? {
        get { keywords["writeOnly"]?.bool }
        set { keywords["writeOnly"] = newValue.map(JSON.bool) }
    }

    /// Whether other members are allowed; nil if the keyword is absent, or is a schema for them.
    public var additionalProperties: Bool? {
        get { keywords["additionalProperties"]?.bool }
        set { keywords["additionalProperties"] = newValue.map(JSON.bool) }
    }

    /// The allowed values.
    public var enumeration: [JSON]? {
        get { keywords["enum"]?.array.map { Array($0) } }
        set { keywords["enum"] = newValue.map { .array(JSON.Array($0)) } }
    }

    /// The only allowed value.
    public var constant: JSON? {
        get { keywords["const"] }
        set { keywords["const"] = newValue }
    }

    /// The value to assume if the value is absent.
    public var defaultValue: JSON? {
        get { keywords["default"] }
        set { keywords["default"] = newValue }
    }

    /// Example values.
    public var examples: [JSON]? {
        get { keywords["examples"]?.array.map { Array($0) } }
        set { keywords["examples"] = newValue.map { .array(JSON.Array($0)) } }
    }
}
