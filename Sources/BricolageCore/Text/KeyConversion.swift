/// Conversion between `camelCase` and `snake_case`, with the results that Foundation's coders have, but that
/// letters in title case (`ǅ`), capitals to Foundation, begin no word of `aǅb`.
package enum KeyConversion {
    // One character after the other rather than words that are mapped and joined: each such step is a kilobyte of every
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
        while let upper = characters.firstPosition(from: search, where: \.isUppercase) {
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
        // Each letter of the other words that does not follow another one is a capital; apostrophes are skipped.
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

    /// The character as a word begins with it: "ß" becomes "Ss" and not "SS".
    private static func titlecased(_ character: Character) -> String {
        var result = ""
        for scalar in character.unicodeScalars { result += scalar.properties.titlecaseMapping }
        return result
    }
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
