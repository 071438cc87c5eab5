/// Conversion between `camelCase` and `snake_case`, with the results that Foundation's coders have.
package enum KeyConversion {
    /// `baseURLString` becomes `base_url_string`.
    package static func snakeCase(_ key: String) -> String {
        let characters = Swift.Array(key)
        var words: [ArraySlice<Character>] = []
        var wordStart = 0
        var search = 1
        while let upper = characters.firstIndex(from: search, where: \.isUppercase) {
            words.append(characters[wordStart..<upper])
            wordStart = upper
            guard let lower = characters.firstIndex(from: upper, where: \.isLowercase) else { break }
            if lower > upper + 1 {
                // A run of capitals is a word of its own, but its last letter begins the next word.
                words.append(characters[upper..<lower - 1])
                wordStart = lower - 1
            }
            search = lower + 1
        }
        if wordStart < characters.count { words.append(characters[wordStart...]) }
        return words.map { String($0).lowercased() }.joined(separator: "_")
    }

    /// `base_url_string` becomes `baseUrlString`; underscores at both ends stay.
    package static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let joined = words[0].lowercased() + words.dropFirst().map(capitalized).joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }

    /// The character as a word begins with it: "ß" becomes "Ss" and not "SS".
    private static func titlecased(_ character: Character) -> String {
        character.unicodeScalars.map(\.properties.titlecaseMapping).joined()
    }

    /// The word in lower case but for each letter that does not follow another one; apostrophes are skipped.
    private static func capitalized(_ word: Substring) -> String {
        var result = ""
        var isInside = false
        for character in word {
            result += isInside ? character.lowercased() : titlecased(character)
            let isApostrophe = character == "'" || character == "\u{2019}"
            isInside = character.isCased || isApostrophe && isInside
        }
        return result
    }
}

extension [Character] {
    fileprivate func firstIndex(from start: Int, where condition: (Character) -> Bool) -> Int? {
        start < count ? self[start...].firstIndex(where: condition) : nil
    }
}
