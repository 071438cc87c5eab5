/// A format of strings that a pattern describes.
public protocol PatternValidatorConvertible {
    /// The pattern, which strings match as a whole.
    var pattern: String { get }
}

/// The built-in formats of strings.
///
/// A string must match the pattern, and also follow the rules that no pattern expresses: the thirty-first of June is no
/// date.
public enum BuiltinStringValidatorsFormats: PatternValidatorConvertible, Sendable {
    /// An email address (RFC 5321) whose domain has a name of its own and at least two letters at the end.
    case email
    /// A date and a time with their offset from UTC (RFC 3339).
    case datetime

    /// The shape of the format.
    public var pattern: String {
        switch self {
        case .email: #"[\w.%+-]+@[A-Za-z\d.-]+\.[A-Za-z]{2,}"#
        case .datetime: #"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"#
        }
    }

    /// The name of the format in JSON Schema.
    var name: String {
        switch self {
        case .email: "email"
        case .datetime: "date-time"
        }
    }
}
