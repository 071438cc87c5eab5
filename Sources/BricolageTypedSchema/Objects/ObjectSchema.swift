public import BricolageCore

/// A schema of objects, written as a type.
///
///     struct Account: ObjectSchema {
///         enum Name: String, PropertyName { case id, mail = "e-mail", tags, manager }
///
///         let id = Property(required: Name.id, .integer(minimum: 1))
///         let mail = Property(optional: Name.mail, .string(format: .email))
///         let tags = Property(optional: Name.tags, .array(of: .string(), uniqueItems: true))
///         let manager = Property(optional: Name.manager, .object(Account.self))
///         let rules: [ObjectRule<Name>] = [.additionalProperties(false), .dependentRequired(.tags, [.mail])]
///     }
///
///     let accounts = try Account.compiled()
///     let account = try accounts.value(of: document)
///     account.id                   // Int
///     account.mail                 // String?
///     account.manager?.id          // Int?
///
/// Stored properties describe the object: ``Property``, ``PatternProperties``, ``AdditionalProperties``. Computed
/// properties are not part of the schema, and reading one from a value traps. A name without a property stands for a
/// member that may have any value.
public protocol ObjectSchema: Sendable {
    /// The names of the properties.
    associatedtype Name: PropertyName

    /// Creates the schema, always the same.
    init()

    /// Further rules for objects; none by default.
    var rules: [ObjectRule<Name>] { get }
}

extension ObjectSchema {
    /// No rules by default.
    public var rules: [ObjectRule<Name>] { [] }

    /// The schema, to be used in other schemas.
    public static var schema: TypedSchema<ValidatedObject<Self>> { .object(Self.self) }

    /// The JSON Schema document, of draft 2020-12.
    public static var json: JSON { schema.json }
}
