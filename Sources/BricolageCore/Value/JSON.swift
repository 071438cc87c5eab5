/// Any JSON value.
///
/// The value is exact: numbers keep their text, objects their order, strings their code points. It is a value type that
/// can be sent between threads, compared, hashed and changed in place, at any depth of nesting.
///
///     var food: JSON = ["title": "Rice", "calories": 130, "tags": ["grain"]]
///     food["tags"]?[0]?.string      // "grain"
///     food["calories"] = 131.5
public enum JSON: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, exactly as written.
    case number(Number)
    /// A string.
    case string(String)
    /// An array.
    case array(Array)
    /// An object.
    case object(Object)

    /// The six kinds of JSON value (RFC 8259, section 3).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `null`.
        case null
        /// `true` and `false`.
        case bool
        /// Numbers.
        case number
        /// Strings.
        case string
        /// Arrays.
        case array
        /// Objects.
        case object
    }

    /// Which of the six kinds of value this is.
    public var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
