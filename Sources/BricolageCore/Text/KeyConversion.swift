/// Conversion between `camelCase` and `snake_case`, with the results of Foundation's coders, except that letters in
/// title case (`ǅ`), which Foundation treats as capitals, do not begin a word in `aǅb`.
package enum KeyConversion {
    // Goes character by character instead of mapping and joining words: each such step would add a kilobyte to every
    // program.

    /// `baseURLString` becomes `base_url_string`.
    package static func snakeCase(_ key: String) -> String {
        let characters = Swift.Array(key)
        var result = ""
        var written = 0
        func write(upTo end: Int) {
            while written < end {
                result += characters[written].lowercased()
                written += 1
            }
        }
        var search = 1
        while let upper = characters.firstPosition(from: search, where: \.isCapital) {
            write(upTo: upper)
            result += "_"
            guard let lower = characters.firstPosition(from: upper, where: \.isLowercase) else { break }
            if lower > upper + 1 {
                // A run of capitals is a word of its own, but its last letter begins the next word.
                write(upTo: lower - 1)
                result += "_"
            }
            search = lower + 1
        }
        write(upTo: characters.count)
        return result
    }

    /// `base_url_string` becomes `baseUrlString`; underscores at both ends stay.
    package static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        var result = String(key[..<first])
        var isFirstWord = true
        // In the other words, each letter that does not follow another one becomes a capital; apostrophes are skipped.
        var isInside = false
        for character in key[first...last] {
            if character == "_" {
                (isFirstWord, isInside) = (false, false)
                continue
            }
            result += isFirstWord || isInside ? character.lowercased() : titlecased(character)
            let isApostrophe = character == "'" || character == "\u{2019}"
            isInside = character.isCased || isApostrophe && isInside
        }
        return isFirstWord ? key : result + String(key[key.index(after: last)...])
    }

    /// The character as it is written at the beginning of a word: "ß" becomes "Ss" and not "SS".
    private static func titlecased(_ character: Character) -> String {
        var result = ""
        for scalar in character.unicodeScalars { result += scalar.properties.titlecaseMapping }
        return result
    }
}

extension Character {
    /// An ordinal indicator (`º`) is both uppercase and lowercase to Swift.
    @inline(never)
    fileprivate var isCapital: Bool { isUppercase && !isLowercase }
}

extension [Character] {
    fileprivate func firstPosition(from start: Int, where condition: (Character) -> Bool) -> Int? {
        var position = start
        while position < count {
            if condition(self[position]) { return position }
            position += 1
        }
        return nil
    }
}
