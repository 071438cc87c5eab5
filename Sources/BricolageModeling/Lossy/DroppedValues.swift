internal import BricolageCore
internal import BricolageFields

/// Why values were left out while a document was read: kept as they happened, put into words when somebody asks.
struct DroppedValues: Sendable {
    /// One value that was left out.
    enum Entry: Sendable {
        /// In a document of ours, which is kept alive to work out the place.
        case read(JSONReadingError, below: JSONDocument.Node)
        /// As an element that could not be read as its type.
        case refused(RefusedElement)
        /// By a coder that is not ours, which knows no places in the text.
        case decoded(DecodingIssue)
    }

    private var entries: [Entry] = []

    /// Notes that a value of a document was left out.
    mutating func append(_ reason: JSONReadingError, at json: JSONDocument.Node) {
        append(.read(reason, below: json), at: json)
    }

    /// Notes that an element of a document could not be read.
    mutating func append(_ element: RefusedElement) { append(.refused(element), at: element.json) }

    private mutating func append(_ entry: Entry, at json: JSONDocument.Node) {
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
                    underlying: error)))
    }

    /// Takes over what a part has left out, which it has reported already.
    mutating func append(_ others: DroppedValues) { entries += others.entries }

    /// The reasons with their places, in the order of the document.
    var issues: [DecodingIssue] { Self.issues(of: entries) }

    /// Puts entries into words.
    ///
    /// Linear in the document and the entries.
    static func issues(of entries: [Entry]) -> [DecodingIssue] {
        var decoded: [DecodingIssue] = []
        var faults = FaultList()
        var document: JSONDocument.Node?
        let places = CandidatePlaces(
            of: entries.compactMap { if case .refused(let element) = $0 { element.first } else { nil } })
        var exploredCount = 0
        for entry in entries {
            switch entry {
            case .decoded(let issue): decoded.append(issue)
            case .read(let error, let json):
                document = json
                faults.append(json.faultList(of: error))
            case .refused(let element):
                document = element.json
                // Of a scalar the first fault is all there is to tell.
                let isExplored = element.json.count > 0 && exploredCount < mostExplored
                if isExplored { exploredCount += 1 }
                faults.append(element.faults(exploring: isExplored, places))
            }
        }
        return decoded + (document?.issues(for: faults).issues ?? [])
    }

    /// Of how many elements all faults are told; of the others the first, because each search has a cost of its own.
    private static let mostExplored = 64
}

extension JSONPointer {
    /// The way that a coding path describes.
    init(codingPath: [any CodingKey]) {
        self.init(tokens: codingPath.map { $0.intValue.map { String($0) } ?? $0.stringValue })
    }
}
