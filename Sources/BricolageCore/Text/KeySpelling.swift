/// How the keys of a text are converted to those that a type asks for.
package enum KeySpelling: Sendable {
    /// They stay as they are.
    case asWritten
    /// From `snake_case` to `camelCase`.
    case snakeCase
    /// By a function, about which nothing else is known.
    case unknown

    /// The key in the text that is converted to the given key; nil if there is none, or if a function converts keys.
    func writtenName(of key: String) -> String? {
        switch self {
        case .asWritten: return key
        case .snakeCase:
            let name = KeyConversion.snakeCase(key)
            return KeyConversion.camelCase(name) == key ? name : nil
        case .unknown: return nil
        }
    }

    /// The key to which a key in the text is converted, as far as that is known.
    func converted(_ key: String) -> String {
        if case .snakeCase = self { KeyConversion.camelCase(key) } else { key }
    }
}
