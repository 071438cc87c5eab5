internal import BricolageCore
internal import BricolageLint
internal import BricolagePointers

/// Warnings about duplicate keys in the documents of a file: only the last value counts, and other programs may use
/// another one (RFC 8259, section 4).
struct DuplicateKeyWarnings {
    /// The maximum number of warnings for a file.
    private static let limit = 10

    /// Whether the warnings show nothing of the content of documents.
    private let isMasked: Bool
    private var count = 0

    init(isMasked: Bool = false) { self.isMasked = isMasked }

    /// Warnings about the next document of the file, in the order of its text, without the path of the file.
    ///
    /// - Parameter place: Converts locations in the document to locations in its file.
    mutating func warnings(
        about document: JSONDocument, placed place: (IssueDescription) -> IssueDescription
    ) -> [IssueDescription] {
        var found: [(key: JSONDocument.Node, first: JSONDocument.Node)] = []
        document.forEachDuplicateKey { key, first in
            count += 1
            if count <= Self.limit { found.append((key, first)) }
        }
        guard !found.isEmpty else { return [] }
        found.sort { $0.key.index < $1.key.index }
        let places = PlaceSweep.places(
            of: found.flatMap { [$0.key.index, $0.first.index] }, in: document.root.storage)
        return found.map { key, first in
            let name = isMasked ? "" : " \"\(key.string ?? "")\""
            var issue = IssueDescription(
                rule: "duplicate-key", location: places[key.index]?.location, severity: .warning,
                message: "duplicate key\(name) in this object", remark: "; only the last one counts")
            if !isMasked {
                issue.pointer = places[key.index]?.pointer
                issue.excerpt = key.excerpt
            }
            let start = place(IssueDescription(location: places[first.index]?.location, message: "")).location
            issue.notes = start.map { ["the first one is at \($0)"] } ?? []
            return place(issue)
        }
    }

    /// A note about the duplicate keys in the whole file that have no warning; nil if there are none.
    var rest: IssueDescription? {
        let more = count - Self.limit
        guard more > 0 else { return nil }
        return IssueDescription(
            rule: "duplicate-key", severity: .note, message: "\(more) more duplicate key\(more == 1 ? "" : "s")")
    }
}

extension Console {
    /// Writes warnings about a file to standard error.
    static func tell(_ issues: [IssueDescription], in name: String) {
        for var issue in issues {
            issue.path = name
            tell(issue.description)
        }
    }
}
