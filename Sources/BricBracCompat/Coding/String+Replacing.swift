extension String {
    /// The string with every occurrence of another one replaced, from the beginning, without overlaps.
    public func replace(string find: String, with replacement: String) -> String {
        find.isEmpty ? self : replacing(find, with: replacement)
    }

    /// The string with every occurrence of a character replaced.
    public func replace(character find: Character, with replacement: String) -> String {
        replace(string: String(find), with: replacement)
    }

    /// Replaces every occurrence of another string.
    public mutating func replaceInPlace(_ find: String, replacement: String) {
        self = replace(string: find, with: replacement)
    }

    /// The string between quotes, with a prefix before the quotes that it contains.
    public func enquote(_ quote: String, escape: String? = "\\") -> String {
        quote + (escape.map { replace(string: quote, with: $0 + quote) } ?? self) + quote
    }
}
