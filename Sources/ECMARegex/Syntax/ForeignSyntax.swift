/// Hints on how ECMA-262 expresses constructs of other dialects.
enum ForeignSyntax {
    /// What to write instead of a backslash and a character.
    static func hint(escape character: UInt8) -> String? {
        switch character {
        case UInt8(ascii: "A"): "the beginning of the text is ^"
        case UInt8(ascii: "Z"), UInt8(ascii: "z"): "the end of the text is $"
        case UInt8(ascii: "a"): "the bell is \\x07"
        case UInt8(ascii: "e"): "the escape character is \\x1B"
        case UInt8(ascii: "h"): "a space or tab is [ \\t]"
        case UInt8(ascii: "R"): "the end of a line is (?:\\r\\n|[\\n\\r])"
        case UInt8(ascii: "Q"), UInt8(ascii: "E"): "each character is quoted by a backslash of its own"
        case UInt8(ascii: "0")...UInt8(ascii: "9"): "a character by its number is \\x or \\u"
        case UInt8(ascii: "_"): "'_' needs no backslash"
        case 0x21..<0x30, 0x3A..<0x41, 0x60, 0x7E: "'\(Unicode.Scalar(character))' needs no backslash"
        default: nil
        }
    }

    /// What to write instead of a class that begins with its end.
    static let bracketInClass = "a literal bracket in a class is \\]"

    /// What to write instead of a class inside a class.
    static func hint(innerClassAt scanner: PatternScanner) -> String {
        for (name, meaning) in namedClasses {
            var scanner = scanner
            if scanner.skip(name) { return "\(name) is \(meaning) in a class" }
        }
        return "ECMA-262 has no classes inside classes, and a literal bracket is \\["
    }

    private static let namedClasses: [(name: StaticString, meaning: String)] = [
        ("[:alpha:]", "\\p{L}"), ("[:digit:]", "\\d"), ("[:alnum:]", "\\p{L}\\p{N}"), ("[:upper:]", "\\p{Lu}"),
        ("[:lower:]", "\\p{Ll}"), ("[:space:]", "\\s"), ("[:blank:]", " \\t"), ("[:punct:]", "\\p{P}"),
        ("[:word:]", "\\w"), ("[:xdigit:]", "0-9A-Fa-f"), ("[:cntrl:]", "\\p{Cc}"),
    ]

    /// What to write instead of a brace that begins no quantifier.
    static let looseBrace = "a literal brace is \\{"

    /// What to write instead of `(?i)`.
    static let looseFlags = "flags hold for a group in ECMA-262: (?i:…)"

    /// What to write instead of a group that begins with a question mark and a character.
    static func hint(group character: UInt8?) -> String? {
        switch character {
        case UInt8(ascii: "P"): "a group with a name is (?<name>…)"
        case UInt8(ascii: ">"): "ECMA-262 has no atomic groups"
        case UInt8(ascii: "#"): "ECMA-262 has no comments in patterns"
        default: nil
        }
    }
}
