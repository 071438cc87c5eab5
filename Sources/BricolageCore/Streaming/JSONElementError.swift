/// Why a value of a stream cannot be had.
///
/// Places are places in the whole stream; pointers into elements of an array begin with the number of the element.
public struct JSONElementError: Error, Sendable {
    /// The number of the value, counted from zero.
    public var index: Int

    /// A `JSONSyntaxError`, `DecodingIssues`, or what else was thrown.
    public var cause: any Error

    /// Creates an error.
    public init(index: Int, cause: any Error) {
        self.index = index
        self.cause = cause
    }

    /// Makes the places in what a decoder has thrown for an element places in the stream.
    package init(_ error: any Error, for element: JSONElement, layout: JSONElementLayout) {
        index = element.index
        guard var issues = error as? DecodingIssues else {
            cause = error
            return
        }
        let way = layout == .array ? [String(element.index)] : []
        for position in issues.issues.indices {
            let issue = issues.issues[position]
            issues.issues[position].location = issue.location?.shifted(to: element.location)
            issues.issues[position].pointer = JSONPointer(tokens: way + issue.pointer.tokens)
        }
        issues.unexplored = issues.unexplored.map { JSONPointer(tokens: way + $0.tokens) }
        cause = issues
    }
}

extension JSONElementError: CustomStringConvertible {
    /// The number of the value and the complaint.
    public var description: String { "element \(index): \(cause)" }
}
