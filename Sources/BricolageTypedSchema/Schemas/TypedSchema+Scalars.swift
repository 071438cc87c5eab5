public import BricolageCore

extension TypedSchema where Value == String {
    /// A string.
    ///
    /// - Parameters:
    ///   - minLength: The minimum number of characters, counted as Unicode scalars.
    ///   - maxLength: The maximum number of characters.
    ///   - pattern: A regular expression of ECMA-262 that must match anywhere in it; `^` and `$` anchor it to the ends.
    ///   - format: The format of the string.
    public static func string(
        minLength: Int? = nil, maxLength: Int? = nil, pattern: String? = nil, format: FormatName? = nil
    ) -> TypedSchema {
        var part = SchemaPart(type: "string")
        part.set("minLength", minLength)
        part.set("maxLength", maxLength)
        part.set("pattern", pattern.map(JSON.string))
        part.set("format", (format?.rawValue).map(JSON.string))
        return TypedSchema(part, ValueReading(total: { node, _ in node.string }))
    }
}

extension TypedSchema where Value == Int {
    /// A number without a fraction.
    ///
    /// `1.0` and `1e2` are integers too. Numbers that do not fit into an `Int` are refused, although the schema
    /// document does not say so.
    public static func integer(
        minimum: Int? = nil, maximum: Int? = nil, exclusiveMinimum: Int? = nil, exclusiveMaximum: Int? = nil,
        multipleOf: Int? = nil
    ) -> TypedSchema {
        var part = SchemaPart(type: "integer")
        part.set("minimum", minimum)
        part.set("maximum", maximum)
        part.set("exclusiveMinimum", exclusiveMinimum)
        part.set("exclusiveMaximum", exclusiveMaximum)
        part.set("multipleOf", multipleOf)
        return TypedSchema(part, ValueReading("an integer of 64 bits") { $0.int })
    }
}

extension TypedSchema where Value == Double {
    /// A number.
    ///
    /// Infinite bounds are ignored. Numbers beyond the range of `Double` are refused, although the schema document does
    /// not say so; digits beyond the precision of `Double` are lost.
    public static func number(
        minimum: Double? = nil, maximum: Double? = nil, exclusiveMinimum: Double? = nil,
        exclusiveMaximum: Double? = nil, multipleOf: Double? = nil
    ) -> TypedSchema {
        let part = SchemaPart.number(minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf)
        return TypedSchema(part, ValueReading("a number that a Double has") { $0.double })
    }
}

extension TypedSchema where Value == JSON.Number {
    /// A number, read with all its digits.
    public static func exactNumber(
        minimum: Double? = nil, maximum: Double? = nil, exclusiveMinimum: Double? = nil,
        exclusiveMaximum: Double? = nil, multipleOf: Double? = nil
    ) -> TypedSchema {
        let part = SchemaPart.number(minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf)
        return TypedSchema(part, ValueReading(total: { node, _ in node.number }))
    }
}

extension TypedSchema where Value == Bool {
    /// `true` or `false`.
    public static func boolean() -> TypedSchema {
        TypedSchema(SchemaPart(type: "boolean"), ValueReading(total: { node, _ in node.bool }))
    }
}

extension TypedSchema where Value == Void {
    /// Null.
    public static func null() -> TypedSchema {
        TypedSchema(SchemaPart(type: "null"), ValueReading(total: { _, _ in () }))
    }
}

extension TypedSchema where Value == JSONDocument.Node {
    /// Any value.
    public static var any: TypedSchema { TypedSchema(SchemaPart(), ValueReading(total: { node, _ in node })) }
}

extension TypedSchema {
    /// Null, read as nil, or a value of a schema.
    public static func nullable<Wrapped>(_ schema: TypedSchema<Wrapped>) -> TypedSchema where Value == Wrapped? {
        var part = SchemaPart()
        part.set("anyOf", [schema.part, SchemaPart(type: "null")])
        let reading = schema.reading
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in
                    if node.isNull { return .some(nil) }
                    return reading.read(node, context).map(Optional.some)
                },
                look: ReadingSurvey.inside(reading.look) { node, look, survey in
                    if !node.isNull { survey.look(at: node, by: look) }
                }))
    }
}

extension SchemaPart {
    fileprivate static func number(
        _ minimum: Double?, _ maximum: Double?, _ exclusiveMinimum: Double?, _ exclusiveMaximum: Double?,
        _ multipleOf: Double?
    ) -> SchemaPart {
        var part = SchemaPart(type: "number")
        part.set("minimum", minimum)
        part.set("maximum", maximum)
        part.set("exclusiveMinimum", exclusiveMinimum)
        part.set("exclusiveMaximum", exclusiveMaximum)
        part.set("multipleOf", multipleOf)
        return part
    }
}
