#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// References to resources: URIs, IRIs and relative references.
public enum URIFormat: TextFormat {
    /// The expected text.
    public static var expectation: String { "a URI" }

    /// The reference of a text.
    ///
    /// Characters that a URI cannot contain, such as non-ASCII letters, are escaped in the value and not in the text.
    public static func value(of text: String) -> URL? { URL(string: text) }

    /// The reference, as it was created.
    public static func text(of value: URL) -> String { value.relativeString }
}

/// A text that represents a URI.
public typealias URIText = FormattedText<URIFormat>
