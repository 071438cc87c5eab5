internal import BricolageCore

/// Why values were left out while a document was read: kept as they happened, put into words when somebody asks.
struct DroppedValues: Sendable {
    /// One value that was left out.
    enum Entry: Sendable {
        /// In a document of ours, which is kept alive to work out the place.
        case read(JSONReadingError, below: JSONDocument.Node)
        /// By a coder that is not ours, which knows no places in the text.
        case decoded(DecodingIssue)
    }

    private var entries: [Entry] = []

    /// Notes that a value of a document was left out.
    mutating func append(_ error: any Error, at json: JSONDocument.Node) {
        let entry = Entry.read(Self.reason(of: error, at: json), below: json)
        entries.append(entry)
        json.environment(TrialLog.self)?.append([entry])
    }

    /// Notes that a coder which is not ours has left a value out.
    mutating func append(_ error: any Error, at codingPath: [any CodingKey]) {
        let context = (error as? DecodingError)?.context
        let keys = context?.codingPath ?? codingPath
        entries.append(
            .decoded(
                DecodingIssue(
                    kind: .custom, pointer: JSONPointer(codingPath: keys),
                    expected: context?.debugDescription ?? String(describing: error), found: "",
                    underlying: UnderlyingError(error))))
    }

    /// Takes over what a part has left out, which it has reported already.
    mutating func append(_ others: DroppedValues) { entries += others.entries }

    /// The reasons with their places, in the order of the document.
    var issues: [DecodingIssue] { Self.issues(of: entries) }

    private static func reason(of error: any Error, at json: JSONDocument.Node) -> JSONReadingError {
        if let error = error as? JSONReadingError { return error }
        let context = (error as? DecodingError)?.context
        if let reason = context?.underlyingError as? JSONReadingError { return reason }
        return JSONReadingError(.custom, at: json, expected: context?.debugDescription ?? String(describing: error))
    }

    /// Puts entries into words.
    ///
    /// Linear in the document and the entries.
    static func issues(of entries: [Entry]) -> [DecodingIssue] {
        var issues: [DecodingIssue] = []
        var found: [JSONReadingError] = []
        for entry in entries {
            switch entry {
            case .read(let error, let json):
                var error = error
                error.node = error.node ?? json
                found.append(error)
            case .decoded(let issue): issues.append(issue)
            }
        }
        found.sort { ($0.node?.index ?? 0) < ($1.node?.index ?? 0) }
        guard let storage = found.first?.node?.storage else { return issues }
        var places = PlaceSweep(storage)
        for (number, error) in found.enumerated() {
            guard let node = error.node else { continue }
            var issue = error.issue(suggests: number < mostSuggestions)
            (issue.pointer, issue.location) = places.place(of: node.index)
            issue.excerpt = node.excerpt
            issues.append(issue)
        }
        return issues
    }

    /// How many suggestions are worked out, because each compares with many words.
    private static let mostSuggestions = 200
}

extension JSONPointer {
    /// The way that a coding path describes.
    init(codingPath: [any CodingKey]) {
        self.init(tokens: codingPath.map { $0.intValue.map { String($0) } ?? $0.stringValue })
    }
}
