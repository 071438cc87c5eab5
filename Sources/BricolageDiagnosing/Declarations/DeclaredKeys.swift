internal import BricolageCore

/// The keys of an enumeration of keys, by the names of its cases.
///
///     enum CodingKeys: String, CodingKey { case id, name = "full_name" }
///
///     names        id   name
///     spellings    id   full_name     found by trying texts as keys, or from types that list their cases
final class DeclaredKeys {
    /// The names of the cases in their order.
    let names: [String]
    private let key: any CodingKey.Type
    private var spellings: [String: String] = [:]
    /// Whether the cases were listed, which is possible if the type of the keys is `CaseIterable`.
    private var hasListed = false
    private var namesOfTexts: [String: String?] = [:]

    /// Reads the declaration of a type of keys; nil if it is not an enumeration.
    init?(_ key: any CodingKey.Type) {
        guard let declaration = EnumerationDeclaration(key) else { return nil }
        names = declaration.names
        self.key = key
    }

    /// The name of the case whose key has a text; nil if there is no such case.
    func name(of text: String) -> String? {
        if let known = namesOfTexts[text] { return known }
        let name = Self.name(of: text, key)
        namesOfTexts[text] = .some(name)
        if let name { spellings[name] = text }
        return name
    }

    /// The text of the key of a case; nil if it cannot be found.
    ///
    /// - Parameter texts: Texts to try after the common ways to spell a key.
    func spelling(of name: String, trying texts: () -> some Sequence<String>) -> String? {
        if let known = spellings[name] { return known }
        if !hasListed, let listing = key as? any (CaseIterable & CodingKey).Type {
            hasListed = true
            for text in Self.texts(of: listing, upTo: names.count) { _ = self.name(of: text) }
            if let known = spellings[name] { return known }
        }
        let snakeCase = KeyConversion.snakeCase(name)
        let common = [
            name, snakeCase, String(snakeCase.map { $0 == "_" ? "-" : $0 }),
            name.prefix(1).uppercased() + name.dropFirst(),
            snakeCase.uppercased(),
        ]
        for text in common where self.name(of: text) == name { return text }
        for text in texts() where self.name(of: text) == name { return text }
        return nil
    }

    /// The texts of the keys of a type that lists its cases.
    private static func texts<Key: CaseIterable & CodingKey>(of type: Key.Type, upTo count: Int) -> [String] {
        type.allCases.prefix(count).map(\.stringValue)
    }

    private static func name<Key: CodingKey>(of text: String, _ type: Key.Type) -> String? {
        guard let key = Key(stringValue: text), ExactText.equal(key.stringValue, text) else { return nil }
        return EnumerationCases.name(of: key)
    }
}
