/// A type as it is used: built in, made of others, or a declaration of the graph.
indirect enum TypeExpression: Hashable, Sendable {
    case any
    /// No value at all; a type whose only value is null is this type, made nullable.
    case never
    case bool
    case integer
    /// An unsigned integer of 64 bits, which may be greater than any `Int`.
    case unsigned
    case number
    /// A number that `Int` and `Double` may be unable to hold exactly.
    case exactNumber
    case string
    /// A string of a format, together with what it means.
    case text(TypedFormat)
    case array(TypeExpression)
    case map(TypeExpression)
    case nullable(TypeExpression)
    /// The type that keywords imply without stating it; values of other kinds, including null, are kept as they are.
    case meant(TypeExpression)
    /// The type that a value has under a condition; any other value is kept as it is.
    case presumed(TypeExpression)
    /// A type that the configuration names in Swift, instead of the one of the schema.
    ///
    /// The kinds are those of the values that it reads, as far as the schema says.
    case foreign(String, ValueKinds)
    /// A declaration, by its index in the graph.
    case named(Int)

    /// The same type, or null.
    ///
    /// Types that keep other values include null already.
    var orNull: TypeExpression {
        switch self {
        case .any, .nullable, .meant, .presumed: self
        default: .nullable(self)
        }
    }

    /// The same type, or any value of a kind that the type does not have.
    var orOtherKinds: TypeExpression {
        switch self {
        case .any, .meant, .presumed: self
        case .never, .nullable(.never): .any
        case .nullable(let wrapped): .meant(wrapped)
        default: .meant(self)
        }
    }

    /// The same type, or any value that the type does not read.
    var orAnything: TypeExpression {
        switch self {
        case .any, .presumed: self
        case .never, .nullable(.never): .any
        case .nullable(let wrapped), .meant(let wrapped): .presumed(wrapped)
        default: .presumed(self)
        }
    }

    /// The type without null.
    var withoutNull: TypeExpression {
        if case .nullable(let wrapped) = self { return wrapped }
        return self
    }

    var isNullable: Bool {
        if case .nullable = self { return true }
        return false
    }

    /// Whether null is a separate value of the type, so that an optional does not absorb it.
    var readsNull: Bool {
        switch self {
        case .any, .nullable, .meant, .presumed: true
        default: false
        }
    }

    /// Whether the values are all strings, or those of a format.
    var isText: Bool {
        switch self {
        case .string, .text: true
        default: false
        }
    }

    /// Replaces the declarations named in the expression.
    func mapping(_ transform: (Int) -> TypeExpression) -> TypeExpression {
        switch self {
        case .any, .never, .bool, .integer, .unsigned, .number, .exactNumber, .string, .text, .foreign: self
        case .array(let element): .array(element.mapping(transform))
        case .map(let value): .map(value.mapping(transform))
        case .nullable(let wrapped): wrapped.mapping(transform).orNull
        case .meant(let wrapped): wrapped.mapping(transform).orOtherKinds
        case .presumed(let wrapped): wrapped.mapping(transform).orAnything
        case .named(let index): transform(index)
        }
    }

    /// The declaration that the expression names, through null, other kinds, arrays and maps.
    var declaration: Int? {
        switch self {
        case .array(let inner), .map(let inner), .nullable(let inner), .meant(let inner), .presumed(let inner):
            inner.declaration
        case .named(let index): index
        default: nil
        }
    }

    /// Whether the values are those of one declaration, or null, or of other kinds.
    var isNamed: Bool {
        switch self {
        case .nullable(let inner), .meant(let inner), .presumed(let inner): inner.isNamed
        case .named: true
        default: false
        }
    }
}
