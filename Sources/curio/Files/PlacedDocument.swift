internal import BricolageCore

/// A document of an input, which may hold several, and how its places become places of the input.
struct PlacedDocument {
    /// How a document stands in its input.
    enum Placement {
        /// It is the whole of it.
        case whole
        /// It is a part of it that begins at a place.
        case part(SourceLocation)
        /// It is the whole of it without its comments.
        case commented(SourceText)
        /// It was made of YAML.
        case yaml(YAMLPlaces)
    }

    let document: JSONDocument
    let placement: Placement

    /// An issue of the document, with its place in the input.
    func placed(_ issue: IssueDescription) -> IssueDescription {
        guard let location = issue.location else { return issue }
        var issue = issue
        issue.location = placed(location)
        if let source, issue.excerpt != nil { issue.excerpt = issue.location.map(source.excerpt) }
        return issue
    }

    /// The text of the input, where the document has another one.
    private var source: SourceText? {
        switch placement {
        case .whole, .part: nil
        case .commented(let source): source
        case .yaml(let places): places.source
        }
    }

    /// A place in the document, as the place in its input.
    func placed(_ location: SourceLocation) -> SourceLocation {
        switch placement {
        case .whole: location
        case .part(let start): location.shifted(to: start)
        case .commented(let source): source.withColumn(location)
        case .yaml(let places): places.location(of: location.offset) ?? location
        }
    }
}
