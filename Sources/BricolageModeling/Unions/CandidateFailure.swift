internal import BricolageCore

/// Why one type of a union could not be read.
struct CandidateFailure: Error, CustomStringConvertible {
    var name: String
    var error: any Error
    /// The way to the value that the error is about, where somebody has worked it out already.
    var pointer: JSONPointer?

    init(name: String, error: any Error) {
        self.name = name
        self.error = error
    }

    /// As in "as Circle: missing "radius"".
    var description: String { "as \(name): \(text)" }

    /// What is wrong in our terms, if it was told so.
    private var reason: JSONReadingError? {
        error as? JSONReadingError ?? (error as? DecodingError)?.context?.underlyingError as? JSONReadingError
    }

    /// The value that the error is about, if it stands in a document.
    var node: JSONDocument.Node? { reason?.node }

    private var text: String {
        if var reason {
            // Unions within unions would tell of all their candidates in turn.
            reason.candidates = []
            return told(reason)
        }
        guard let context = (error as? DecodingError)?.context else { return String(describing: error) }
        let place = JSONPointer(codingPath: context.codingPath)
        return context.debugDescription + Self.words(for: place)
    }

    private func told(_ reason: JSONReadingError) -> String {
        // The words for a path that leads nowhere are those of its place.
        let issue = reason.rest.isEmpty ? reason.issue(suggests: true) : reason.issue
        // The line and column that `issue` works out nobody would see.
        return issue.message + Self.words(for: pointer ?? reason.node?.pointer ?? .root)
    }

    private static func words(for place: JSONPointer) -> String { place.isRoot ? "" : " at \(place)" }
}
