package import BricolageSchema

/// A named format of strings, with its grammar.
///
/// Each format is in `Formats`, in a file with those that share its grammar. `StringFormat.all` lists them.
package struct StringFormat: Sendable {
    package let name: String
    /// The dialects that name it.
    let dialects: ClosedRange<SchemaDialect>
    /// Whether a whole text has the format.
    ///
    /// Linear in the text.
    let accepts: @Sendable (inout TextCursor) -> Bool

    init(
        _ name: String, of dialects: ClosedRange<SchemaDialect> = .draft3 ... .v1,
        accepts: @escaping @Sendable (inout TextCursor) -> Bool
    ) {
        self.name = name
        self.dialects = dialects
        self.accepts = accepts
    }
}

extension StringFormat {
    /// All built-in formats.
    static let all: [StringFormat] = [
        .date, .time, .timeOfDraft3, .dateTime, .duration,
        .email, .internationalEmail,
        .hostname, .hostnameOfDraft3, .internationalHostname,
        .ipv4, .ipv4OfDraft3, .ipv6,
        .uri, .uriReference, .iri, .iriReference, .uriTemplate, .uuid,
        .jsonPointer, .relativeJSONPointer, .regex, .color,
    ]

    /// The names of the formats that a dialect has.
    package static func names(in dialect: SchemaDialect) -> [String] {
        all.filter { $0.dialects.contains(dialect) }.map(\.name)
    }

    /// The format with a name in a dialect.
    package static func named(_ name: String, in dialect: SchemaDialect) -> StringFormat? {
        all.first { $0.name == name && $0.dialects.contains(dialect) }
    }
}

extension StringFormat {
    /// Whether a UTF-8 text has the format.
    ///
    /// Linear in the text.
    package func isFormat(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        var cursor = TextCursor(text)
        return accepts(&cursor)
    }

    /// Whether a text has the format.
    ///
    /// Linear in the text.
    package func isFormat(of text: String) -> Bool {
        var text = text
        return text.withUTF8 { isFormat(of: $0) }
    }
}
