public import BricolageCore

extension JSONPointer {
    /// Reads a key path, the dotted spelling of a pointer: `response.avatars[0]`.
    ///
    ///     response.avatars[0]        a member of a member, and its first element
    ///     ['a.b']["c]d"].e           keys with dots, brackets, quotes or nothing in them stand in quotes
    ///                                (the empty text is the whole document)
    ///     /response/avatars/0        a JSON Pointer, which begins with a slash
    ///
    /// Both spellings mean the same. As in a JSON Pointer, a number refers to an element of an array or a member of an
    /// object, depending on the value (RFC 6901, section 4).
    ///
    /// Linear in the text.
    public init(keyPath text: String) throws(JSONPointerError) {
        self.init(tokens: try KeyPathScanner.tokens(of: text))
    }
}

extension JSONPointer: ExpressibleByStringLiteral {
    /// Reads a literal in either spelling: `"/response/avatars/0"` or `"response.avatars[0]"`.
    ///
    /// A malformed literal is taken as a single key, because this initialiser cannot throw.
    public init(stringLiteral value: String) {
        self = (try? JSONPointer(keyPath: value)) ?? JSONPointer(tokens: [value])
    }
}
