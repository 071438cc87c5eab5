/// Finds and replaces names in Swift source text.
enum SwiftWords {
    /// The names that do not follow a dot.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        _ = replacing(text) { word in
            words.append(word)
            return nil
        }
        return words
    }

    /// The text with other names in place of those that do not follow a dot; nil leaves a name as it is.
    ///
    /// The closure receives a name without its backticks; the result replaces the name together with its backticks.
    static func replacing(_ text: String, _ replacement: (String) -> String?) -> String {
        var result = ""
        var word = ""
        var isMember = false
        func end() {
            guard !word.isEmpty else { return }
            result += isMember ? word : replacement(word.filter { $0 != "`" }) ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" || character == "`" {
                word.append(character)
                continue
            }
            end()
            isMember = character == "."
            result.append(character)
        }
        end()
        return result
    }
}
