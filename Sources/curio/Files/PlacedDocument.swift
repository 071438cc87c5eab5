internal import BricolageCore

/// One of the documents in an input, with the mapping of its locations to locations in the input.
struct PlacedDocument {
    /// How a document relates to the text of its input.
    enum Placement {
        /// It is the whole text.
        case whole
        /// It is a part of the text that begins at a location.
        case part(SourceLocation)
        /// It is the whole text with its comments replaced by spaces.
        case commented(CommentPlaces)
        /// It was made of YAML.
        case yaml(YAMLPlaces)
    }

    let document: JSONDocument
    let placement: Placement

    /// An issue of the document, with its location in the input.
    func placed(_ issue: IssueDescription) -> IssueDescription {
        guard let location = issue.location else { return issue }
        var issue = issue
        issue.location = placed(location)
        if let source, issue.excerpt != nil { issue.excerpt = issue.location.map(source.excerpt) }
        return issue
    }

    /// The text of the input, if that of the document differs from it.
    private var source: SourceText? {
        switch placement {
        case .whole, .part: nil
        case .commented(let places): places.source
        case .yaml(let places): places.source
        }
    }

    /// The location in the input of a location in the document.
    func placed(_ location: SourceLocation) -> SourceLocation {
        switch placement {
        case .whole: location
        case .part(let start): location.shifted(to: start)
        case .commented(let places): places.location(of: location)
        case .yaml(let places): places.location(of: location.offset) ?? location
        }
    }
}
