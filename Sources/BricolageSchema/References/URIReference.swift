internal import BricolageCore
internal import BricolagePointers

/// A URI or a relative reference in its five parts (RFC 3986, appendix B), kept as written.
package struct URIReference: Sendable {
    /// The part before the colon, in lower case.
    package var scheme: String?
    /// The part after the two slashes.
    package var authority: String?
    /// The path; may be empty.
    package var path: String
    /// The part after the question mark.
    package var query: String?
    /// The part after the number sign.
    package var fragment: String?

    /// Splits a text into its parts.
    ///
    /// Every text is a reference of some kind.
    package init(_ text: String) {
        // By bytes: a combining mark after a delimiter would form one character with it.
        var rest = text[...].utf8
        if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragment = String(Substring(rest[rest.index(after: mark)...]))
            rest = rest[..<mark]
        }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = String(Substring(rest[rest.index(after: mark)...]))
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = Substring(rest[..<colon]).lowercased()
            rest = rest[rest.index(after: colon)...]
        }
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: Self.slash) ?? rest.endIndex
            authority = String(Substring(rest[..<end]))
            rest = rest[end...]
        }
        path = String(Substring(rest))
    }

    /// The fragment with its escapes decoded, as anchors are written; unchanged if an escape is invalid.
    var decodedFragment: String? {
        guard let fragment, fragment.utf8.contains(UInt8(ascii: "%")) else { return fragment }
        return PercentEncoding.decode(fragment.utf8) ?? fragment
    }

    package static let slash = UInt8(ascii: "/")

    private static func isScheme(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Whether there is a scheme, so that the reference needs no base.
    package var isAbsolute: Bool { scheme != nil }

    /// The same without its fragment.
    package var withoutFragment: URIReference {
        var copy = self
        copy.fragment = nil
        return copy
    }
}

extension URIReference: Hashable {
    /// The parts, compared by their bytes, since equivalent characters may name different files.
    private var parts: [ExactKey?] {
        [scheme, authority, path, query, fragment].map { $0.map(ExactKey.init) }
    }

    package static func == (left: Self, right: Self) -> Bool { left.parts == right.parts }

    package func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension URIReference: CustomStringConvertible {
    /// The parts, joined to a text again.
    package var description: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }
}
