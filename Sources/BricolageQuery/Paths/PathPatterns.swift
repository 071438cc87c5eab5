internal import BricolageCore
internal import ECMARegex

/// The patterns that one evaluation has met, each compiled once.
struct PathPatterns {
    /// How often a pattern was compiled, which takes as long as looking at a hundred values or more.
    private(set) var compilations = 0
    private var compiled: [Key: ECMARegex?] = [:]

    private struct Key: Hashable {
        let pattern: ExactKey
        let isWhole: Bool
    }

    /// How many patterns are kept; a document may have a different one in each value.
    private static let mostKept = 100

    /// Whether a text, the first argument, matches a pattern, the second one; false if one of them is not a string, or
    /// if the second is not a pattern.
    mutating func matches(
        _ arguments: [PathFunction.Argument], isWhole: Bool
    ) throws(JSONPathLimitError) -> Bool {
        guard case .value(let first?) = arguments[0], case .value(let second?) = arguments[1],
            let text = first.string, let pattern = second.string, let regex = regex(pattern, isWhole: isWhole)
        else { return false }
        do throws(ECMARegex.LimitError) {
            return try regex.occurs(in: text)
        } catch {
            throw JSONPathLimitError(.pattern(pattern))
        }
    }

    private mutating func regex(_ pattern: String, isWhole: Bool) -> ECMARegex? {
        let key = Key(pattern: ExactKey(pattern), isWhole: isWhole)
        if let known = compiled[key] { return known }
        compilations += 1
        let regex = Self.compiled(Self.translated(pattern), isWhole: isWhole)
        if compiled.count >= Self.mostKept { compiled.removeAll() }
        compiled[key] = .some(regex)
        return regex
    }

    private static func compiled(_ pattern: String, isWhole: Bool) -> ECMARegex? {
        guard isWhole else { return try? ECMARegex(pattern) }
        // `a)|(b` is not a pattern, although it would be one in the group.
        guard (try? ECMARegex.check(pattern)) != nil else { return nil }
        return try? ECMARegex("^(?:" + pattern + ")$")
    }

    /// The pattern of ECMA-262 for a pattern in which the dot and an escaped hyphen mean what they mean in I-Regexp
    /// (RFC 9485): the dot anything but a line feed or a carriage return, and `\-` a hyphen, in a class or not.
    private static func translated(_ pattern: String) -> String {
        var result = ""
        var isEscaped = false
        var isInClass = false
        for scalar in pattern.unicodeScalars {
            if isEscaped {
                isEscaped = false
                result += scalar == "-" && !isInClass ? "-" : "\\" + String(scalar)
                continue
            }
            switch scalar {
            case "\\":
                isEscaped = true
                continue
            case "." where !isInClass:
                result += "[^\\n\\r]"
                continue
            case "[": isInClass = true
            case "]": isInClass = false
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return isEscaped ? result + "\\" : result
    }
}
