/// A rule for an object as a whole.
///
/// All rules of an object apply together: of two limits the tighter one counts, of two schemas both do.
public struct ObjectRule<Name: PropertyName>: Sendable {
    private let change: @Sendable (inout SchemaPart) -> Void

    private init(_ change: @escaping @Sendable (inout SchemaPart) -> Void) { self.change = change }

    func add(to part: inout SchemaPart) { change(&part) }
}

extension ObjectRule {
    /// Whether properties that are not described are allowed.
    public static func additionalProperties(_ isAllowed: Bool) -> ObjectRule {
        ObjectRule { $0.narrow("additionalProperties", isAllowed ? SchemaPart() : .nothing) }
    }

    /// Whether properties are allowed that neither this schema nor one that it applies describes.
    public static func unevaluatedProperties(_ isAllowed: Bool) -> ObjectRule {
        ObjectRule { $0.narrow("unevaluatedProperties", isAllowed ? SchemaPart() : .nothing) }
    }

    /// The schema of the property names.
    public static func propertyNames(_ schema: TypedSchema<String>) -> ObjectRule {
        ObjectRule { $0.narrow("propertyNames", schema.part) }
    }

    /// The minimum number of members.
    public static func minProperties(_ count: Int) -> ObjectRule {
        ObjectRule { $0.narrow("minProperties", count, isLeast: true) }
    }

    /// The maximum number of members.
    public static func maxProperties(_ count: Int) -> ObjectRule {
        ObjectRule { $0.narrow("maxProperties", count, isLeast: false) }
    }

    /// The properties that are required if another one is present.
    public static func dependentRequired(_ name: Name, _ required: [Name]) -> ObjectRule {
        ObjectRule { $0.require(required.map(\.propertyName), with: name.propertyName) }
    }

    /// The schema that the object must match if it has a property.
    public static func dependentSchemas<Other>(_ name: Name, _ schema: TypedSchema<Other>) -> ObjectRule {
        ObjectRule { $0.require(schema.part, with: name.propertyName) }
    }

    /// Schemas that the object must also match.
    public static func allOf<each Other>(_ schemas: repeat TypedSchema<each Other>) -> ObjectRule {
        var parts: [SchemaPart] = []
        for schema in repeat each schemas { parts.append(schema.part) }
        let all = parts
        return ObjectRule { $0.require(all) }
    }

    /// A schema that the object must not match.
    public static func not<Other>(_ schema: TypedSchema<Other>) -> ObjectRule {
        ObjectRule { $0.exclude(schema.part) }
    }
}
