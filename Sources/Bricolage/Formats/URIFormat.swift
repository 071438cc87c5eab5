#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// References to resources: URIs, IRIs and those relative to another one.
public enum URIFormat: TextFormat {
    /// What a text must be.
    public static var expectation: String { "a URI" }

    /// The reference that a text spells.
    ///
    /// What may not stand in a URI, such as a letter that is not of ASCII, is escaped in the value and not in the text.
    public static func value(of text: String) -> URL? { URL(string: text) }

    /// The reference, as it was made.
    public static func text(of value: URL) -> String { value.relativeString }
}

/// A text that means a URI.
public typealias URIText = FormattedText<URIFormat>
