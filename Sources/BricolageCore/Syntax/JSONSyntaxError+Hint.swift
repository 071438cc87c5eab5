extension JSONSyntaxError.Reason {
    /// What was probably meant: a clause that follows the complaint; nil if no guess is likely enough.
    ///
    /// It depends only on the reason of the error, so that every parser gives the same hint for a text.
    var hint: String? {
        switch self {
        case .unexpected(let found, let expected):
            Self.hint(found: found, expected: expected)
                // Copied text often contains no-break spaces and byte order marks.
                ?? (found.utf8.first == UInt8(ascii: "U") ? "this character is not allowed between values" : nil)
        case .controlCharacter(0x0A), .controlCharacter(0x0D): "is the closing quote missing?"
        default: nil
        }
    }

    private static func hint(found: String, expected: String) -> String? {
        if let meant = meant[found] { return meant }
        let isValue = valueBeginnings.contains(found) || found == "'-'" || found.dropFirst().first?.isNumber == true
        switch expected {
        case "a key", "a key or '}'":
            if found == "'}'" { return "is the comma before it superfluous?" }
            return found.dropFirst().first?.isLetter == true ? "keys must be in double quotes" : nil
        case "a value", "a value or ']'": return atStart[found]
        case "another value": return "is the comma before it superfluous?"
        case "',' or ']'", "',' or '}'": return isValue ? "is a comma missing before it?" : nil
        case "the end of the text": return isValue ? "several values, one on each line, are JSON Lines" : nil
        default: return nil
        }
    }

    private static let valueBeginnings: Set = ["'\"'", "'{'", "'['", "'true'", "'false'", "'null'"]

    /// Characters that begin no value, found where a value should begin.
    private static let atStart = [
        "'<'": "is this a page of HTML or XML?", "U+001F": "is the text compressed?",
        "'.'": "a number begins with a digit", "'+'": "a number begins with a digit or '-'",
    ]

    /// What other languages and editors write, and JSON does not.
    private static let meant: [String: String] = {
        let quote = "strings and keys must be in double quotes: \""
        let null = "did you mean null?"
        let number = "JSON has no such number"
        let comment = "JSON has no comments"
        return [
            "'''": quote, "'`'": quote, "'\u{201C}'": quote, "'\u{201D}'": quote, "'\u{201E}'": quote,
            "'\u{2018}'": quote, "'\u{2019}'": quote, "'\u{AB}'": quote,
            "'True'": "did you mean true?", "'TRUE'": "did you mean true?",
            "'False'": "did you mean false?", "'FALSE'": "did you mean false?",
            "'None'": null, "'Null'": null, "'NULL'": null, "'nil'": null, "'undefined'": null,
            "'NaN'": number, "'nan'": number, "'Infinity'": number, "'inf'": number,
            "'/'": comment, "'#'": comment,
        ]
    }()
}
