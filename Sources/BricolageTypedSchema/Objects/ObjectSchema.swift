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
/// What the schema says of an object is in its stored properties: ``Property``, ``PatternProperties``,
/// ``AdditionalProperties``. A computed property says nothing of it, and to read one of a value ends the program. A name
/// without a property stands for a member that may have any value.
public protocol ObjectSchema: Sendable {
    /// The names of the properties.
    associatedtype Name: PropertyName

    /// The schema, which is the same each time.
    init()

    /// What else is asked of objects; nothing unless told.
    var rules: [ObjectRule<Name>] { get }
}

extension ObjectSchema {
    /// Nothing beyond the properties.
    public var rules: [ObjectRule<Name>] { [] }

    /// The schema as one that others can be made of.
    public static var schema: TypedSchema<ValidatedObject<Self>> { .object(Self.self) }

    /// The JSON Schema document, of draft 2020-12.
    public static var json: JSON { schema.json }
}
