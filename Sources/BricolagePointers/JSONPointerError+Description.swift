internal import BricolageCore

extension JSONPointerError: CustomStringConvertible {
    /// The message with its location, the text and a caret.
    public var description: String {
        var copy = text
        let excerpt = copy.withUTF8 { SourceExcerpt(at: location.offset, in: $0) }
        return IssueDescription(path: spelling, location: location, message: message, excerpt: excerpt).description
    }
}

extension JSONPointerError: SummarizedError {}
