internal import BricolageCore
internal import BricolageFields

/// The reasons why values were dropped while a document was read; issues are made from them only on demand.
struct DroppedValues: Sendable {
    /// One dropped value.
    enum Entry: Sendable {
        /// A value of a document of this library; the node keeps the document alive, to find the place.
        case read(JSONReadingError, below: JSONDocument.Node)
        /// An element that could not be read as its type.
        case refused(RefusedElement)
        /// A value dropped while another coder was decoding, which knows no places in the text.
        case decoded(DecodingIssue)
    }

    private var entries: [Entry] = []

    /// Notes that a value of a document was dropped.
    mutating func append(_ reason: JSONReadingError, at json: JSONDocument.Node) {
        append(.read(reason, below: json), at: json)
    }

    /// Notes that an element of a document could not be read.
    mutating func append(_ element: RefusedElement) { append(.refused(element), at: element.json) }

    private mutating func append(_ entry: Entry, at json: JSONDocument.Node) {
        entries.append(entry)
        json.environment(TrialLog.self)?.append([entry])
    }

    /// Notes that a value was dropped while another coder was decoding.
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

    /// Adds the dropped values of a part, which are already in the log.
    mutating func append(_ others: DroppedValues) { entries += others.entries }

    /// The reasons with their places, in the order of the document.
    var issues: [DecodingIssue] { Self.issues(of: entries) }

    /// Makes issues from entries.
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
                // A scalar has no faults beyond the first.
                let isExplored = element.json.count > 0 && exploredCount < mostExplored
                if isExplored { exploredCount += 1 }
                faults.append(element.faults(exploring: isExplored, places))
            }
        }
        return decoded + (document?.issues(for: faults).issues ?? [])
    }

    /// For how many elements all faults are reported; for others only the first is, because each search has its own
    /// cost.
    private static let mostExplored = 64
}

extension JSONPointer {
    /// Creates the pointer that corresponds to a coding path.
    init(codingPath: [any CodingKey]) {
        self.init(tokens: codingPath.map { $0.intValue.map { String($0) } ?? $0.stringValue })
    }
}
