internal import BricolageCore
internal import BricolageWriting

extension JSONValidationError: CustomStringConvertible {
    /// One line for each issue, and below it, indented, one for each of its causes.
    public var description: String {
        var lines: [String] = []
        for issue in issues { issue.write(into: &lines, indentation: "") }
        return lines.joined(separator: "\n")
    }
}

extension JSONValidationError.Issue: CustomStringConvertible {
    /// The message in one line, without the causes.
    public var description: String {
        let place = pointer.isRoot ? "" : " at \(pointer)"
        return (reason.message + place).visibleLine
    }

    fileprivate func write(into lines: inout [String], indentation: String) {
        lines.append(indentation + description)
        for cause in causes { cause.write(into: &lines, indentation: indentation + "    ") }
    }
}

extension JSONValidationError.Reason {
    fileprivate var message: String {
        switch self {
        case .type(let expected, let found): "expected \(expected), found \(found)"
        case .tooShort(let min, let length): "expected at least \(Words.count(min, "character")), found \(length)"
        case .tooLong(let max, let length): "expected at most \(Words.count(max, "character")), found \(length)"
        case .tooFewItems(let min, let count): "expected at least \(Words.count(min, "element")), found \(count)"
        case .tooManyItems(let max, let count): "expected at most \(Words.count(max, "element")), found \(count)"
        case .duplicateItems(let first, let second): "expected unique elements, but \(first) and \(second) are equal"
        case .tooSmall(let min, let isExclusive, let found):
            "expected \(isExclusive ? "more than" : "at least") \(min), found \(found)"
        case .tooLarge(let max, let isExclusive, let found):
            "expected \(isExclusive ? "less than" : "at most") \(max), found \(found)"
        case .notMultiple(let divisor, let found): "expected a multiple of \(divisor), found \(found)"
        case .pattern(let pattern, let found): "expected a string that matches \"\(pattern)\", found \(found)"
        case .format(let format, let found): "expected \(format.words), found \(found)"
        case .notListed(let values, let found, let similar):
            "expected one of \(Words.list(values)), found \(found)" + NearestSpelling.question(similar)
        case .missing(let name, let other, let similar):
            "missing \"\(name)\"" + (other.map { ", which \"\($0)\" requires" } ?? "")
                + (similar.map { "; is \"\($0)\" a misspelling of it?" } ?? "")
        case .additional: "expected no such property"
        case .anyOf: "expected a value that one of several rules accepts"
        case .oneOf(let accepting) where accepting.isEmpty: "expected a value that one of several rules accepts"
        case .oneOf(let accepting):
            "expected a value that only one rule accepts, found one that \(Words.rules(accepting))"
        case .noneOf(let accepting): "expected a value that no rule accepts, found one that \(Words.rules(accepting))"
        case .unusablePattern(let pattern, let message): "the pattern \"\(pattern)\" cannot be used: \(message)"
        case .depthLimit: "expected less nesting"
        case .other(let error): "\(error)"
        }
    }
}

extension BuiltinStringValidatorsFormats {
    fileprivate var words: String {
        switch self {
        case .email: "an email address"
        case .datetime: "a date and a time"
        }
    }
}

/// The words of messages.
enum Words {
    private static let longestList = 8

    static func count(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    static func rules(_ accepting: [Int]) -> String {
        let rules = list(accepting.map { "\($0)" })
        return accepting.count == 1 ? "rule \(rules) accepts" : "rules \(rules) accept"
    }

    static func list(_ texts: [String]) -> String {
        let shown = texts.prefix(longestList).joined(separator: ", ")
        return texts.count > longestList ? shown + " and \(texts.count - longestList) more" : shown
    }
}

extension JSONValue {
    /// The value in a few words, as in "found …".
    var summary: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): "the number \(number.exact?.description ?? "\(number)")"
        case .string(let text): text.summary
        case .array(let elements): "an array with \(Words.count(elements.count, "element"))"
        case .object(let members): "an object with \(Words.count(members.count, "member"))"
        }
    }
}

extension String {
    /// The string in a few words, as in "found …".
    var summary: String {
        let scalars = unicodeScalars
        let isShort = utf8.count <= 40 || scalars.prefix(41).count <= 40
        let text = isShort ? self : String(scalars.prefix(37)) + "..."
        return "the string " + JSON.string(text).serialized()
    }
}
