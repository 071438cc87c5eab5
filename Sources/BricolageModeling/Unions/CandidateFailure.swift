internal import BricolageCore

/// Why one type of a union could not be read.
struct CandidateFailure: Error, CustomStringConvertible {
    var name: String
    var error: any Error

    /// As in "as Circle: missing "radius"".
    var description: String { "as \(name): \(Self.text(of: error))" }

    private static func text(of error: any Error) -> String {
        if var error = error as? JSONReadingError {
            // Unions within unions would tell of all their candidates in turn.
            error.candidates = []
            let issue = error.issue
            return issue.message + (issue.pointer.isRoot ? "" : " at \(issue.pointer)")
        }
        guard let error = error as? DecodingError, let context = error.context else { return String(describing: error) }
        if let reason = context.underlyingError as? JSONReadingError { return text(of: reason) }
        let place = JSONPointer(codingPath: context.codingPath)
        return context.debugDescription + (place.isRoot ? "" : " at \(place)")
    }
}
