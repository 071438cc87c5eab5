/// What is wrong with the text of a key path, and where.
public struct JSONKeyPathError: Error, Sendable, Hashable {
    /// What can be wrong.
    public enum Reason: Sendable, Hashable {
        /// There is no key where one must stand; an empty key is written `['']`.
        case emptyKey
        /// A character cannot stand here without quotes.
        case unexpectedCharacter(Character)
        /// Brackets hold neither a number without leading zeros nor a quoted key.
        case invalidIndex
        /// A bracket or a quote is not closed.
        case unterminated
        /// A backslash is not followed by an escape of JSON or a quote.
        case invalidEscape
        /// The text begins with a slash and is no JSON Pointer.
        case invalidPointer(JSONPointerError)
    }

    /// What is wrong.
    public var reason: Reason
    /// The text that is no key path.
    public var text: String
    /// Where in the text it goes wrong.
    public var location: SourceLocation

    init(_ reason: Reason, in text: String, at offset: Int) {
        self.reason = reason
        self.text = text
        var copy = text
        location = copy.withUTF8 { SourceLocation(offset: offset, in: $0) }
    }
}

extension JSONKeyPathError {
    /// The complaint in one line, without its place.
    public var message: String {
        switch reason {
        case .emptyKey: "expected a key; an empty one is written ['']"
        case .unexpectedCharacter(let character):
            "unexpected '\(character)'; a key that contains it is written in brackets and quotes, as in ['a.b']"
        case .invalidIndex: "expected an index or a quoted key in the brackets"
        case .unterminated: "a bracket or quote is not closed"
        case .invalidEscape: "'\\' must be followed by a quote or an escape of JSON"
        case .invalidPointer(let error): error.description
        }
    }

    /// The complaint in one line, with the text and its place.
    public var summary: String { "malformed key path \"\(text)\" at column \(location.column): \(message)" }
}
