internal import Bricolage

extension Elevate {
    /// Calls code that parses, and throws all that is wrong as the error of Bricolage's own coders.
    ///
    ///     let person: Person = try Elevate.reportingIssues { try Elevate.decodeObject(from: data) }
    ///
    /// The issues have pointers and, if `Data` was parsed, lines, columns and the lines of the text. Errors of types
    /// and decoders are among them, so they do not hide the others.
    ///
    /// - Throws: `DecodingIssues` if something is wrong with the values; all other errors as they are.
    public static func reportingIssues<Result>(_ body: () throws -> Result) throws -> Result {
        let scope = ParsingScope(at: Place())
        do {
            return try scope.run(body)
        } catch {
            guard let failure = scope.failure(explaining: error) else { throw error }
            throw DecodingIssues(failure.issues)
        }
    }
}
