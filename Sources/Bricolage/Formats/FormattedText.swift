public import BricolageCore
public import BricolageFields
public import BricolageWriting

/// A text in a format, together with its value.
///
///     "2025-07-01T14:30:00.50+02:00"
///       text    the same, to the letter
///       value   a Date
///
/// The same point in time can be spelt in many ways, and so can UUIDs and base64. The value alone cannot reproduce the
/// text; here the text stays until another value is set. Two texts are equal if their spellings are.
///
///     struct Order: Codable {
///         var placed: DateTimeText
///     }
///
/// `curio generate --formats` generates members of these types for the formats of a schema.
public struct FormattedText<Format: TextFormat>: Sendable {
    /// The text, as read or as the format spells the value.
    public private(set) var text: String

    /// The value of the text; setting it spells the text in the format.
    public var value: Format.Value {
        didSet { text = Format.text(of: value) }
    }

    /// The text of a value.
    public init(_ value: Format.Value) {
        self.value = value
        text = Format.text(of: value)
    }

    /// A text with its value; nil if the text does not match the format.
    public init?(text: String) {
        guard let value = Format.value(of: text) else { return nil }
        self.value = value
        self.text = text
    }
}

extension FormattedText: Hashable {
    /// Whether the texts are exactly the same.
    public static func == (left: Self, right: Self) -> Bool { ExactText.equal(left.text, right.text) }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { ExactText.hash(text, into: &hasher) }
}

extension FormattedText: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

extension FormattedText: JSONReadable, JSONReadableValue, Decodable {
    /// Reads a string of the format.
    public init(json: JSONDocument.Node) throws {
        guard let formatted = Self(text: try String(json: json)) else { throw json.failure(Format.expectation) }
        self = formatted
    }

    /// Strings are possible, other kinds of values are not.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .kind(.string, in: json) }

    /// Strings.
    public static var alternatives: [any JSONReadable.Type] { [String.self] }
}

extension FormattedText: JSONWritable, JSONWritableValue, Encodable {
    /// Writes the text; a value that the format cannot spell is an error, because it could not be read again.
    public func write(json: inout JSONOutput) {
        guard Format.canSpell(value) || Format.value(of: text) == value else {
            return json.fail(.unwritable("\"\(text)\" is not \(Format.expectation)"))
        }
        json.write(text)
    }
}
