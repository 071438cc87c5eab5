internal import ECMARegex

/// A pattern of `patternProperties` that keys are compared with: a plain one, or else a regular expression.
enum MemberPattern {
    case plain(KeyPattern)
    case regex(ECMARegex)

    /// Nil where the text is no pattern.
    init?(_ text: String) {
        if let pattern = KeyPattern(text) {
            self = .plain(pattern)
        } else if let regex = try? ECMARegex(text, isLenient: true) {
            self = .regex(regex)
        } else {
            return nil
        }
    }

    /// Whether each key of the pattern has a name.
    var isListOfKeys: Bool {
        if case .plain(.keys) = self { true } else { false }
    }

    /// A key that takes the expression too many steps is left to be described by its name.
    func matches(_ key: String) -> Bool {
        switch self {
        case .plain(let pattern): pattern.matches(key)
        case .regex(let regex): (try? regex.occurs(in: key)) ?? false
        }
    }
}
