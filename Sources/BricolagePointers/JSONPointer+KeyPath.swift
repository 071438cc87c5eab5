public import BricolageCore

extension JSONPointer {
    /// Reads a place in dotted spelling, a key path: `response.avatars[0]`.
    ///
    ///     response.avatars[0]        a member of a member, and its first element
    ///     ['a.b']["c]d"].e           keys with dots, brackets, quotes or nothing in them stand in quotes
    ///                                (the empty text is the whole document)
    ///     /response/avatars/0        a JSON Pointer, which begins with a slash
    ///
    /// The two spellings name the same places. As in a JSON Pointer, a number means an element where it meets an array
    /// and a member where it meets an object (RFC 6901, section 4).
    ///
    /// Linear in the text.
    public init(keyPath text: String) throws(JSONPointerError) {
        self.init(tokens: try KeyPathScanner.tokens(of: text))
    }
}

extension JSONPointer: ExpressibleByStringLiteral {
    /// Reads a literal in either spelling: `"/response/avatars/0"` or `"response.avatars[0]"`.
    ///
    /// A literal is written by a programmer, so a malformed one is taken as one key rather than refused.
    public init(stringLiteral value: String) {
        self = (try? JSONPointer(keyPath: value)) ?? JSONPointer(tokens: [value])
    }
}
