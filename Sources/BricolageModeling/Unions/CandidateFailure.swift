internal import BricolageCore

/// The reason why a value could not be read as one type of a union.
struct CandidateFailure: Error, CustomStringConvertible {
    var name: String
    var error: any Error
    /// The pointer to the value that the error is about, if it was computed already.
    var pointer: JSONPointer?

    init(name: String, error: any Error) {
        self.name = name
        self.error = error
    }

    /// The failure in words, such as `as Circle: missing "radius"`.
    var description: String { "as \(name): \(text)" }

    /// The error as a `JSONReadingError`, if it is or contains one.
    private var reason: JSONReadingError? {
        error as? JSONReadingError ?? (error as? DecodingError)?.context?.underlyingError as? JSONReadingError
    }

    /// The value that the error is about, if it is in a document.
    var node: JSONDocument.Node? { reason?.node }

    private var text: String {
        if var reason {
            // Otherwise nested unions would list all their candidates too.
            reason.candidates = []
            return told(reason)
        }
        guard let context = (error as? DecodingError)?.context else { return String(describing: error) }
        let place = JSONPointer(codingPath: context.codingPath)
        return context.debugDescription + Self.words(for: place)
    }

    private func told(_ reason: JSONReadingError) -> String {
        // For a path that leads nowhere the words depend on its place, which `issue` finds. It also computes line and
        // column, which are not shown, so it is used only then.
        let issue = reason.rest.isEmpty ? reason.issue(suggests: true) : reason.issue
        return issue.message + Self.words(for: pointer ?? reason.node?.pointer ?? .root)
    }

    private static func words(for place: JSONPointer) -> String { place.isRoot ? "" : " at \(place)" }
}
