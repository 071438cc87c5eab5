internal import BricolageCore
internal import ECMARegex

/// The patterns that one evaluation has met, each compiled once.
struct PathPatterns {
    private var compiled: [ExactKey: ECMARegex?] = [:]

    /// How many patterns are kept; a document may have a different one in each value.
    private static let mostKept = 100

    /// Whether a text, the first argument, matches a pattern, the second one; false if one of them is not a string, or
    /// if the second is not a pattern.
    mutating func matches(
        _ arguments: [PathFunction.Argument], isWhole: Bool
    ) throws(JSONPathLimitError) -> Bool {
        guard case .value(let first?) = arguments[0], case .value(let second?) = arguments[1],
            let text = first.string, let pattern = second.string,
            let regex = regex(isWhole ? "^(?:" + Self.translated(pattern) + ")$" : Self.translated(pattern))
        else { return false }
        do throws(ECMARegex.LimitError) {
            return try regex.occurs(in: text)
        } catch {
            throw JSONPathLimitError(.pattern(pattern))
        }
    }

    private mutating func regex(_ pattern: String) -> ECMARegex? {
        let key = ExactKey(pattern)
        if let known = compiled[key] { return known }
        let regex = try? ECMARegex(pattern)
        if compiled.count >= Self.mostKept { compiled.removeAll() }
        compiled[key] = .some(regex)
        return regex
    }

    /// A pattern in which the dot means what it means in I-Regexp (RFC 9485, section 5.3): anything but a line feed or
    /// a carriage return.
    private static func translated(_ pattern: String) -> String {
        var result = ""
        var isEscaped = false
        var isInClass = false
        for scalar in pattern.unicodeScalars {
            if scalar == ".", !isEscaped, !isInClass {
                result += "[^\\n\\r]"
                continue
            }
            result.unicodeScalars.append(scalar)
            if isEscaped {
                isEscaped = false
                continue
            }
            switch scalar {
            case "\\": isEscaped = true
            case "[": isInClass = true
            case "]": isInClass = false
            default: break
            }
        }
        return result
    }
}
