internal import BricolageSchema
internal import BricolageValidation

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

    func accepts(_ text: String) throws -> Bool {
        switch self {
        case .email: try Self.emailAddresses.accepts(text)
        case .datetime: try Self.datesWithTimes.accepts(text)
        }
    }

    private static let emailAddresses = ShapedFormat(shape: Self.email, name: "email")
    private static let datesWithTimes = ShapedFormat(shape: Self.datetime, name: "date-time")
}

/// A format of JSON Schema, of which only texts of a certain shape are accepted.
private struct ShapedFormat {
    private let shape: WholePattern
    private let format: StringFormat?

    init(shape: BuiltinStringValidatorsFormats, name: String) {
        self.shape = WholePattern(shape.pattern)
        format = StringFormat.named(name, in: .draft2020)
    }

    func accepts(_ text: String) throws -> Bool {
        try shape.matches(text) && format?.isFormat(of: text) ?? true
    }
}
