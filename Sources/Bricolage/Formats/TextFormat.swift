/// A format in which text represents values, such as the dates and times of RFC 3339.
///
/// `FormattedText` is a text in such a format together with its value.
public protocol TextFormat: Sendable {
    /// The type of the values.
    associatedtype Value: Hashable, Sendable

    /// The expected text, for errors: "a UUID".
    static var expectation: String { get }

    /// The value of a text; nil if the text does not match the format.
    static func value(of text: String) -> Value?

    /// The text of a value in this format.
    static func text(of value: Value) -> String

    /// Whether the format can represent a value, so that its text can be read again.
    static func canSpell(_ value: Value) -> Bool
}

extension TextFormat {
    /// True: most formats can spell all values.
    public static func canSpell(_ value: Value) -> Bool { true }
}
