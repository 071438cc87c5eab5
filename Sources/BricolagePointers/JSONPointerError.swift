public import BricolageCore

/// An error in a pointer, in either spelling, with its location in the text.
public struct JSONPointerError: Error, Sendable, Hashable {
    /// What can be wrong.
    public enum Reason: Sendable, Hashable {
        /// A JSON Pointer that is not empty must begin with a slash.
        case missingSlash
        /// A tilde in a JSON Pointer must be followed by 0 or 1.
        case invalidTilde
        /// A percent sign in a fragment must be followed by two hexadecimal digits, and the result must be UTF-8.
        case invalidPercentEncoding
        /// A key is missing in a key path; an empty key is written `['']`.
        case emptyKey
        /// A character needs quotes in a key path; a control character needs an escape in them.
        case unexpectedCharacter(Character)
        /// Brackets contain neither a number without leading zeros nor a quoted key.
        case invalidIndex
        /// A bracket or a quote is not closed.
        case unterminated
        /// A backslash is not followed by a JSON escape or a quote.
        case invalidEscape
        /// The value to change has an array at the pointer, and the token is neither an index of it, nor its count, nor
        /// `-`.
        case noSuchIndex(String, at: JSONPointer)
    }

    /// What is wrong.
    public var reason: Reason
    /// The text of the pointer.
    public var text: String
    /// The location in the text.
    public var location: SourceLocation

    init(_ reason: Reason, in text: String, at offset: Int = 0) {
        self.reason = reason
        self.text = text
        var copy = text
        location = copy.withUTF8 { SourceLocation(offset: offset, in: $0) }
    }
}

extension JSONPointerError {
    /// The message in one line, without the text and the location.
    public var message: String {
        switch reason {
        case .missingSlash: "a JSON Pointer must be empty or begin with '/'"
        case .invalidTilde: "'~' must be followed by '0' or '1'"
        case .invalidPercentEncoding: "'%' must be followed by two hexadecimal digits of UTF-8"
        case .emptyKey: "expected a key; an empty one is written ['']"
        case .unexpectedCharacter(let character) where Self.isControl(character):
            "unexpected control character; in a key it is written as an escape in quotes, as in ['a\\u0009']"
        case .unexpectedCharacter(let character) where Self.isPlain(character):
            "unexpected '\(character)' after a bracket or a quote; keys are separated by dots, as in a[0].b"
        case .unexpectedCharacter(let character):
            "unexpected '\(character)'; a key that contains it is written in brackets and quotes, as in ['a.b']"
        case .invalidIndex: "expected an index or a quoted key in the brackets"
        case .unterminated: "a bracket or quote is not closed"
        case .invalidEscape: "'\\' must be followed by a quote or an escape of JSON"
        case .noSuchIndex(let token, let array): "the array at \"\(array)\" has no index \"\(token)\""
        }
    }

    /// Whether a character needs no quotes, so that it must be its place that is wrong; a slash needs none except at the
    /// beginning of a key.
    private static func isPlain(_ character: Character) -> Bool {
        character != "/" && character.utf8.allSatisfy { JSONPointer.isPlain($0) }
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .control
    }

    /// The message in one line, with the text and the location.
    public var summary: String {
        if case .noSuchIndex = reason { return message }
        return "malformed \(spelling) \"\(text)\" at column \(location.column): \(message)"
    }

    /// What the text was read as.
    var spelling: String {
        switch reason {
        case .missingSlash, .invalidTilde, .noSuchIndex: "JSON Pointer"
        case .invalidPercentEncoding: "fragment"
        case .emptyKey, .unexpectedCharacter, .invalidIndex, .unterminated, .invalidEscape: "key path"
        }
    }
}
