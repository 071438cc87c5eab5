#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Bytes in base64, as RFC 4648 spells them in section 4.
public enum Base64Format: TextFormat {
    /// What a text must be.
    public static var expectation: String { "data in base64" }

    /// The bytes that a text spells.
    ///
    /// White space of ASCII is passed over, since many writers break lines. Any other stranger makes it no base64: to
    /// leave out what the alphabet of section 5 has in the place of two letters would give other bytes.
    public static func value(of text: String) -> Data? {
        // Not by characters: one may be a space with an accent.
        Data(base64Encoded: String(text.unicodeScalars.filter { !$0.isASCII || !$0.properties.isWhitespace }))
    }

    /// The bytes on one line.
    public static func text(of value: Data) -> String { value.base64EncodedString() }
}

/// A text that means bytes in base64.
public typealias Base64Text = FormattedText<Base64Format>
