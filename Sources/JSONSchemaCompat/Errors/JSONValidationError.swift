public import BricolageCore

/// Everything that is wrong with a value, by the rules of a schema or of a validator.
public struct JSONValidationError: Error, Sendable {
    /// One thing that is wrong, and where.
    public struct Issue: Sendable {
        /// What is wrong.
        public let reason: Reason

        /// The causes, with their places seen from this issue.
        private let innerCauses: [Issue]

        /// The tokens of the pointer, the last one first.
        private var steps: [String] = []

        /// What is wrong by each of several rules, none of which accepts the value.
        public var causes: [Issue] {
            innerCauses.map { cause in
                var cause = cause
                cause.steps += steps
                return cause
            }
        }

        /// The place of the value, from the value that was validated.
        public var pointer: JSONPointer { JSONPointer(tokens: steps.reversed()) }
    }

    /// What is wrong: first by the properties in the order of their names, then what is missing.
    public let issues: [Issue]
}

extension JSONValidationError {
    /// What may be wrong with a value.
    public enum Reason: Sendable {
        /// The value is of another kind.
        case type(expected: String, found: String)
        /// The string has too few characters.
        case tooShort(min: Int, length: Int)
        /// The string has too many characters.
        case tooLong(max: Int, length: Int)
        /// The array has too few elements.
        case tooFewItems(min: Int, count: Int)
        /// The array has too many elements.
        case tooManyItems(max: Int, count: Int)
        /// Two elements of the array are equal.
        case duplicateItems(first: Int, second: Int)
        /// The number is too small, or equal to a bound that is excluded.
        case tooSmall(min: Int, isExclusive: Bool, found: String)
        /// The number is too large, or equal to a bound that is excluded.
        case tooLarge(max: Int, isExclusive: Bool, found: String)
        /// The number is no multiple.
        case notMultiple(of: Int, found: String)
        /// The string does not match the pattern as a whole.
        case pattern(String, found: String)
        /// The string is not in the format.
        case format(BuiltinStringValidatorsFormats, found: String)
        /// The value is none of these, of which one is spelt in nearly the same way.
        case notListed([String], found: String, similar: String?)
        /// The object lacks a property that is always required, or by another one; one that it has is spelt in nearly
        /// the same way.
        case missing(String, requiredBy: String?, similar: String?)
        /// The object must not have this property.
        case additional
        /// None of the rules accepts the value.
        case anyOf
        /// None of the rules accepts the value, or several do: these, counted from 0.
        case oneOf(accepting: [Int])
        /// A rule accepts the value that must not: these, counted from 0.
        case noneOf(accepting: [Int])
        /// The pattern cannot be used, for this reason.
        case unusablePattern(String, message: String)
        /// The value is nested too deeply for the stack.
        case depthLimit
        /// A validator of your own threw this error.
        case other(any Error)
    }
}

extension JSONValidationError {
    init(_ reason: Reason, causes: [Issue] = []) {
        issues = [Issue(reason, causes: causes)]
    }
}

extension JSONValidationError.Issue {
    init(_ reason: JSONValidationError.Reason, causes: [JSONValidationError.Issue] = []) {
        self.reason = reason
        innerCauses = causes
    }

    /// The issue that a value cannot be converted.
    init(_ error: JSONValueError) {
        if case .depthLimit = error.reason {
            self.init(.depthLimit)
        } else {
            self.init(.other(JSONValueError(error.reason)))
        }
        steps = error.pointer.tokens.reversed()
    }

    /// The issue as seen from the array or object that contains the value at a token.
    func inside(_ token: String) -> JSONValidationError.Issue {
        var issue = self
        issue.steps.append(token)
        return issue
    }

    /// Whether it is unknown if the value is valid, so that no other rule may take it as invalid.
    var isUndecided: Bool {
        switch reason {
        case .unusablePattern, .depthLimit: true
        default: false
        }
    }
}
