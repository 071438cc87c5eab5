#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Universally unique identifiers as RFC 4122 spells them, with small or capital letters.
public enum UUIDFormat: TextFormat {
    /// What a text must be.
    public static var expectation: String { "a UUID" }

    /// The identifier that a text spells.
    public static func value(of text: String) -> UUID? { UUID(text: text) }

    /// The identifier with small letters, as RFC 4122 asks of whoever writes one.
    public static func text(of value: UUID) -> String { value.text.lowercased() }
}

/// A text that means a UUID.
public typealias UUIDText = FormattedText<UUIDFormat>
