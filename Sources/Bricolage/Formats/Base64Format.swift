#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Bytes in base64 (RFC 4648, section 4).
public enum Base64Format: TextFormat {
    /// The expected text.
    public static var expectation: String { "data in base64" }

    /// The bytes that a text spells.
    ///
    /// ASCII white space is skipped, since many writers break lines. Any other character outside the alphabet makes the
    /// text invalid: skipping the characters that are only in the alphabet of section 5 would give different bytes.
    public static func value(of text: String) -> Data? {
        // This filters scalars, because a character may be a space with an accent.
        Data(base64Encoded: String(text.unicodeScalars.filter { !$0.isASCII || !$0.properties.isWhitespace }))
    }

    /// The bytes on one line.
    public static func text(of value: Data) -> String { value.base64EncodedString() }
}

/// A text that represents bytes in base64.
public typealias Base64Text = FormattedText<Base64Format>
