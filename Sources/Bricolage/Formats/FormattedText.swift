public import BricolageCore
public import BricolageFields
public import BricolageWriting

/// A text of some format, together with what it means.
///
///     "2025-07-01T14:30:00.50+02:00"
///       text    the same, to the letter
///       value   a Date
///
/// One moment has many spellings, and so have UUIDs and base64. Who reads only the value cannot write the text again;
/// here it stays until another value is set. Two are equal when their texts are.
///
///     struct Order: Codable {
///         var placed: DateTimeText
///     }
///
/// `curio generate --formats` writes members of these types for the formats of a schema.
public struct FormattedText<Format: TextFormat>: Sendable {
    /// The text, as it was read or as the format spells the value.
    public private(set) var text: String

    /// What the text means; a new value is spelled as the format has it.
    public var value: Format.Value {
        didSet { text = Format.text(of: value) }
    }

    /// The text of a value.
    public init(_ value: Format.Value) {
        self.value = value
        text = Format.text(of: value)
    }

    /// A text with its value; nil where the text is not of the format.
    public init?(text: String) {
        guard let value = Format.value(of: text) else { return nil }
        self.value = value
        self.text = text
    }
}

extension FormattedText: Hashable {
    /// Whether the texts are the same, to the letter.
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

    /// Strings may be texts of the format, other kinds of values are none.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .kind(.string, in: json) }

    /// Strings.
    public static var alternatives: [any JSONReadable.Type] { [String.self] }
}

extension FormattedText: JSONWritable, JSONWritableValue, Encodable {
    /// Writes the text; a value that the format cannot spell is an error, as what is written could not be read.
    public func write(json: inout JSONOutput) {
        guard Format.canSpell(value) || Format.value(of: text) == value else {
            return json.fail(.unwritable("\"\(text)\" is not \(Format.expectation)"))
        }
        json.write(text)
    }
}
