internal import ECMARegex

/// A regular expression that must match a text as a whole.
struct WholePattern: Sendable {
    let source: String
    private let regex: Result<ECMARegex, ECMARegex.SyntaxError>

    init(_ source: String) {
        self.source = source
        regex = Result { () throws(ECMARegex.SyntaxError) in
            // Alone as well, so that an unbalanced pattern does not become a different one between parentheses.
            try ECMARegex.check(source, isLenient: true)
            return try ECMARegex("^(?:\(source))$", isLenient: true)
        }
    }

    /// - Throws: `JSONValidationError` if the pattern is none, or takes too much work for this text.
    func matches(_ text: String) throws -> Bool {
        do {
            return try regex.get().occurs(in: text)
        } catch {
            throw JSONValidationError(.unusablePattern(source, message: "\(error)"))
        }
    }
}
