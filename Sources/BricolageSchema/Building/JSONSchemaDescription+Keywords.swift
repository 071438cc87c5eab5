public import BricolageCore

// The keywords that need no thought, each as a property of its own type.

extension JSONSchemaDescription {
    /// The heading.
    public var title: String? {
        get { keywords["title"]?.string }
        set { keywords["title"] = newValue.map(JSON.string) }
    }

    /// The explanation.
    public var description: String? {
        get { keywords["description"]?.string }
        set { keywords["description"] = newValue.map(JSON.string) }
    }

    /// What sort of string it is, such as `email`.
    public var format: String? {
        get { keywords["format"]?.string }
        set { keywords["format"] = newValue.map(JSON.string) }
    }

    /// The regular expression that a string must contain (ECMA-262).
    public var pattern: String? {
        get { keywords["pattern"]?.string }
        set { keywords["pattern"] = newValue.map(JSON.string) }
    }

    /// The fewest characters of a string.
    public var minLength: Int? {
        get { keywords["minLength"]?.int }
        set { keywords["minLength"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The most characters of a string.
    public var maxLength: Int? {
        get { keywords["maxLength"]?.int }
        set { keywords["maxLength"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The fewest elements.
    public var minItems: Int? {
        get { keywords["minItems"]?.int }
        set { keywords["minItems"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The most elements.
    public var maxItems: Int? {
        get { keywords["maxItems"]?.int }
        set { keywords["maxItems"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The fewest members.
    public var minProperties: Int? {
        get { keywords["minProperties"]?.int }
        set { keywords["minProperties"] = newValue.map { .number(JSON.Number($0)) } }
    }

    /// The most members.
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

    /// The number that all must be above.
    public var exclusiveMinimum: JSON.Number? {
        get { keywords["exclusiveMinimum"]?.number }
        set { keywords["exclusiveMinimum"] = newValue.map(JSON.number) }
    }

    /// The number that all must be below.
    public var exclusiveMaximum: JSON.Number? {
        get { keywords["exclusiveMaximum"]?.number }
        set { keywords["exclusiveMaximum"] = newValue.map(JSON.number) }
    }

    /// The number that all must be multiples of.
    public var multipleOf: JSON.Number? {
        get { keywords["multipleOf"]?.number }
        set { keywords["multipleOf"] = newValue.map(JSON.number) }
    }

    /// Whether no two elements may be equal.
    public var uniqueItems: Bool? {
        get { keywords["uniqueItems"]?.bool }
        set { keywords["uniqueItems"] = newValue.map(JSON.bool) }
    }

    /// Whether it should not be used any more.
    public var deprecated: Bool? {
        get { keywords["deprecated"]?.bool }
        set { keywords["deprecated"] = newValue.map(JSON.bool) }
    }

    /// Whether only the other side may set it.
    public var readOnly: Bool? {
        get { keywords["readOnly"]?.bool }
        set { keywords["readOnly"] = newValue.map(JSON.bool) }
    }

    /// Whether it is sent and never received.
    public var writeOnly: Bool? {
        get { keywords["writeOnly"]?.bool }
        set { keywords["writeOnly"] = newValue.map(JSON.bool) }
    }

    /// Whether members of other names are allowed; nil says nothing, or a schema that holds for them.
    public var additionalProperties: Bool? {
        get { keywords["additionalProperties"]?.bool }
        set { keywords["additionalProperties"] = newValue.map(JSON.bool) }
    }

    /// The only values that there are.
    public var enumeration: [JSON]? {
        get { keywords["enum"]?.array.map { Array($0) } }
        set { keywords["enum"] = newValue.map { .array(JSON.Array($0)) } }
    }

    /// The only value that there is.
    public var constant: JSON? {
        get { keywords["const"] }
        set { keywords["const"] = newValue }
    }

    /// The value that an absent one stands for.
    public var defaultValue: JSON? {
        get { keywords["default"] }
        set { keywords["default"] = newValue }
    }

    /// Values as they may be.
    public var examples: [JSON]? {
        get { keywords["examples"]?.array.map { Array($0) } }
        set { keywords["examples"] = newValue.map { .array(JSON.Array($0)) } }
    }
}
