/// A format in which text represents values, such as the dates and times of RFC 3339.
///
/// `FormattedText` is a text in such a format together with its value.
public protocol TextFormat: Sendable {
    /// What texts of the format mean.
    associatedtype Value: Hashable, Sendable

    /// What a text must be, for errors: "a UUID".
    static var expectation: String { get }

    /// The value of a text; nil where the text is not of the format.
    static func value(of text: String) -> Value?

    /// The text of a value, as the format would have it.
    static func text(of value: Value) -> String

    /// Whether the format can spell a value, so that its text can be read again.
    static func canSpell(_ value: Value) -> Bool
}

extension TextFormat {
    /// True: most formats can spell all values.
    public static func canSpell(_ value: Value) -> Bool { true }
}
