/// The names of the properties of an object: usually an enumeration of strings.
public typealias PropertyNameType = Hashable & RawRepresentable

/// A schema of objects, written in Swift.
public protocol JSONSchemaType: RootScopeValidatorsDSL, StringValidatorsDSL, CombinatoricValidatorsDSL,
    NumberValidatorsDSL, ArrayValidatorsDSL
{
    /// The names of the properties.
    associatedtype PropertyName: PropertyNameType

    /// What the values of properties must be like.
    var properties: [PropertyName: JSONValueValidator] { get }
    /// The properties that an object must have; none by default.
    var required: [PropertyName] { get }
    /// What an object must be like if it has a property; nothing by default.
    var dependencies: [PropertyName: PropertyDependency<PropertyName>] { get }
    /// Whether an object may have properties that neither `properties` nor `patternProperties` describe; it may by
    /// default.
    var additionalProperties: Bool { get }
    /// What the values of all other properties must be like whose names match a pattern; there are none by default.
    var patternProperties: [PatternPropertyName: JSONValueValidator] { get }

    /// Creates the schema.
    init()
}

extension JSONSchemaType {
    /// No properties are required.
    public var required: [PropertyName] { [] }

    /// No property requires anything of others.
    public var dependencies: [PropertyName: PropertyDependency<PropertyName>] { [:] }

    /// Other properties are allowed.
    public var additionalProperties: Bool { true }

    /// There are no rules for other properties.
    public var patternProperties: [PatternPropertyName: JSONValueValidator] { [:] }
}

/// What an object must be like if it has a certain property.
public enum PropertyDependency<PropertyName: PropertyNameType> {
    /// It must have these properties too.
    case property([PropertyName])
    /// It must be valid by another schema too.
    case schema(SchemaExtension<PropertyName>)
}

/// A schema that adds rules to another one with the same names of properties.
public struct SchemaExtension<P: PropertyNameType> {
    let validator: (JSONObject) throws -> ValidatedJSON<P>

    /// Creates an extension that validates objects by a function.
    public init(validator: @escaping (JSONObject) throws -> ValidatedJSON<P>) {
        self.validator = validator
    }
}

extension JSONSchemaType where PropertyName.RawValue == String {
    /// The schema as an extension of another one.
    public var asExtension: SchemaExtension<PropertyName> {
        let rules = SharedObjectRules(self)
        return SchemaExtension { object in try rules.shared.validate(object) }
    }
}
