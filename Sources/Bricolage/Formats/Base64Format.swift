#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Bytes in base64, as RFC 4648 spells them in section 4.
public enum Base64Format: TextFormat {
    /// What a text must be.
    public static var expectation: String { "data in base64" }

    /// The bytes that a text spells; line breaks and other strangers among the characters are passed over, as MIME has it.
    public static func value(of text: String) -> Data? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters)
    }

    /// The bytes on one line.
    public static func text(of value: Data) -> String { value.base64EncodedString() }
}

/// A text that means bytes in base64.
public typealias Base64Text = FormattedText<Base64Format>
