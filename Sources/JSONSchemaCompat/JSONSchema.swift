/// The names of this module as the library JSONSchema qualified them, for code that does: `JSONSchema.JSONValue`.
public enum JSONSchema {
    /// `JSONValue`.
    public typealias JSONValue = JSONSchemaCompat.JSONValue
    /// `JSONObject`.
    public typealias JSONObject = JSONSchemaCompat.JSONObject
    /// `JSONValueType`.
    public typealias JSONValueType = JSONSchemaCompat.JSONValueType
    /// `JSONKeyType`.
    public typealias JSONKeyType = JSONSchemaCompat.JSONKeyType
    /// `JSONValueError`.
    public typealias JSONValueError = JSONSchemaCompat.JSONValueError

    /// `JSONValueValidator`.
    public typealias JSONValueValidator = JSONSchemaCompat.JSONValueValidator
    /// `ContentValidator`.
    public typealias ContentValidator<T> = JSONSchemaCompat.ContentValidator<T>
    /// `StringValidator`.
    public typealias StringValidator = JSONSchemaCompat.StringValidator
    /// `NumberValidator`.
    public typealias NumberValidator = JSONSchemaCompat.NumberValidator
    /// `BoolValidator`.
    public typealias BoolValidator = JSONSchemaCompat.BoolValidator
    /// `NullValidator`.
    public typealias NullValidator = JSONSchemaCompat.NullValidator
    /// `ArrayValidator`.
    public typealias ArrayValidator = JSONSchemaCompat.ArrayValidator
    /// `ObjectValidator`.
    public typealias ObjectValidator = JSONSchemaCompat.ObjectValidator

    /// `RootScopeValidatorsDSL`.
    public typealias RootScopeValidatorsDSL = JSONSchemaCompat.RootScopeValidatorsDSL
    /// `StringValidatorsDSL`.
    public typealias StringValidatorsDSL = JSONSchemaCompat.StringValidatorsDSL
    /// `NumberValidatorsDSL`.
    public typealias NumberValidatorsDSL = JSONSchemaCompat.NumberValidatorsDSL
    /// `ArrayValidatorsDSL`.
    public typealias ArrayValidatorsDSL = JSONSchemaCompat.ArrayValidatorsDSL
    /// `CombinatoricValidatorsDSL`.
    public typealias CombinatoricValidatorsDSL = JSONSchemaCompat.CombinatoricValidatorsDSL
    /// `PatternValidatorConvertible`.
    public typealias PatternValidatorConvertible = JSONSchemaCompat.PatternValidatorConvertible
    /// `BuiltinStringValidatorsFormats`.
    public typealias BuiltinStringValidatorsFormats = JSONSchemaCompat.BuiltinStringValidatorsFormats

    /// `PropertyNameType`.
    public typealias PropertyNameType = JSONSchemaCompat.PropertyNameType
    /// `PatternPropertyName`.
    public typealias PatternPropertyName = JSONSchemaCompat.PatternPropertyName
    /// `PropertyDependency`.
    public typealias PropertyDependency<P: PropertyNameType> = JSONSchemaCompat.PropertyDependency<P>
    /// `SchemaExtension`.
    public typealias SchemaExtension<P: PropertyNameType> = JSONSchemaCompat.SchemaExtension<P>
    /// `JSONSchemaType`.
    public typealias JSONSchemaType = JSONSchemaCompat.JSONSchemaType
    /// `ValidatedJSON`.
    public typealias ValidatedJSON<P: PropertyNameType> = JSONSchemaCompat.ValidatedJSON<P>
    /// `SafeJSONSerializable`.
    public typealias SafeJSONSerializable = JSONSchemaCompat.SafeJSONSerializable
}
