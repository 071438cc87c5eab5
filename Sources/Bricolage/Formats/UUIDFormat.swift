#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Universally unique identifiers (RFC 4122), with lowercase or uppercase letters.
public enum UUIDFormat: TextFormat {
    /// The expected text.
    public static var expectation: String { "a UUID" }

    /// The identifier of a text.
    public static func value(of text: String) -> UUID? { UUID(text: text) }

    /// The identifier in lowercase, as RFC 4122 requires of writers.
    public static func text(of value: UUID) -> String { value.text.lowercased() }
}

/// A text that represents a UUID.
public typealias UUIDText = FormattedText<UUIDFormat>
