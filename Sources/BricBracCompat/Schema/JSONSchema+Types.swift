public import BricolageModeling

extension JSONSchema {
    /// The only allowed value.
    public typealias Const = Bric
    /// The value of an absent member.
    public typealias Default = Bric
    /// Schemas for use by reference.
    public typealias Definitions = [String: DefinitionsValue]
    /// A schema for use by reference.
    public typealias DefinitionsValue = JSONSchemaOrBool
    /// What must be true if a member is there.
    public typealias Dependencies = [String: DependenciesValueChoice]
    /// A schema, or keys that must be there too.
    public typealias DependenciesValueChoice = OneOf2<JSONSchemaOrBool, StringArray>
    /// An allowed value.
    public typealias EnumItem = Bric
    /// An example.
    public typealias ExamplesItem = Bric
    /// One schema for all elements, or one for each.
    public typealias ItemsChoice = OneOf2<JSONSchemaOrBool, SchemaArray>
    /// What members whose keys match a pattern must be.
    public typealias PatternProperties = [String: PatternPropertiesValue]
    /// What a member whose key matches a pattern must be.
    public typealias PatternPropertiesValue = JSONSchemaOrBool
    /// What the members must be.
    public typealias Properties = [String: PropertiesValue]
    /// What a member must be.
    public typealias PropertiesValue = JSONSchemaOrBool
    /// A key.
    public typealias PropertyOrderItem = String
    /// One type or several.
    public typealias TypeChoice = OneOrMany<SimpleTypes>
}

/// A count.
public typealias NonNegativeInteger = Int

/// A count that is 0 if it is absent.
public typealias NonNegativeIntegerDefault0 = NonNegativeIntegerDefault0Types.Sum

/// The types of a count that is 0 if it is absent.
public enum NonNegativeIntegerDefault0Types {
    /// The value as it is.
    public typealias P1 = Bric
    /// The count and the value as it is.
    public typealias Sum = AllOf2<NonNegativeInteger, P1>
}

/// Several schemas.
public typealias SchemaArray = [JSONSchemaOrBool]

/// Several keys.
public typealias StringArray = [String]

/// The types of JSON Schema.
public enum SimpleTypes: String, Pure, CaseIterable {
    /// Arrays.
    case array
    /// True and false.
    case boolean
    /// Numbers without a fraction.
    case integer
    /// Null.
    case null
    /// Numbers.
    case number
    /// Objects.
    case object
    /// Strings.
    case string
}
