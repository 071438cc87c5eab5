/// How the keys of a text become those that a type asks for.
package enum KeySpelling: Sendable {
    /// They stay as they are.
    case asWritten
    /// From `snake_case` to `camelCase`.
    case snakeCase
    /// Only a function knows.
    case unknown

    /// A key as it must stand in the text; nil when no key becomes the one that is asked for, or only a function knows.
    func writtenName(of key: String) -> String? {
        switch self {
        case .asWritten: return key
        case .snakeCase:
            let name = KeyConversion.snakeCase(key)
            return KeyConversion.camelCase(name) == key ? name : nil
        case .unknown: return nil
        }
    }

    /// The key that a type is asked for where this one stands in the text, as far as that is known.
    func converted(_ key: String) -> String {
        if case .snakeCase = self { KeyConversion.camelCase(key) } else { key }
    }
}
