/// Checks of strings, for types that write schemas.
public protocol StringValidatorsDSL {}

extension StringValidatorsDSL {
    /// Accepts a string that matches the pattern of a format of your own as a whole.
    public func format(_ patternConvertible: any PatternValidatorConvertible) -> StringValidator {
        pattern(patternConvertible.pattern)
    }

    /// Accepts a string in a format.
    public func format(_ builtInFormat: BuiltinStringValidatorsFormats) -> StringValidator {
        { text in
            guard try builtInFormat.accepts(text) else {
                throw JSONValidationError(.format(builtInFormat, found: text.summary))
            }
        }
    }

    /// Accepts a string that matches a regular expression as a whole.
    ///
    /// The expression is one of ECMA-262, as in JSON Schema. If it is none, no string is accepted, and the error says
    /// so. Matching takes linear time.
    public func pattern(_ pattern: String) -> StringValidator {
        let whole = WholePattern(pattern)
        return { text in
            guard try whole.matches(text) else {
                throw JSONValidationError(.pattern(pattern, found: text.summary))
            }
        }
    }

    /// Accepts a string with a number of characters.
    public func length(min: Int = 0, max: Int = Int.max) -> StringValidator {
        { text in
            let length = text.count
            if length < min { throw JSONValidationError(.tooShort(min: min, length: length)) }
            if length > max { throw JSONValidationError(.tooLong(max: max, length: length)) }
        }
    }
}
