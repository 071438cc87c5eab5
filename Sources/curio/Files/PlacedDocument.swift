internal import BricolageCore

/// A document of an input, which may hold several, and how its places become places of the input.
struct PlacedDocument {
    /// How a document stands in its input.
    enum Placement {
        /// It is the whole of it.
        case whole
        /// It is a part of it that begins at a place.
        case part(SourceLocation)
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
        if case .yaml(let places) = placement, issue.excerpt != nil {
            issue.excerpt = issue.location.map(places.excerpt)
        }
        return issue
    }

    /// A place in the document, as the place in its input.
    func placed(_ location: SourceLocation) -> SourceLocation {
        switch placement {
        case .whole: location
        case .part(let start): location.shifted(to: start)
        case .yaml(let places): places.location(of: location.offset) ?? location
        }
    }
}
