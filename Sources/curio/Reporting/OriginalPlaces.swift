internal import BricolageCore
internal import CurioKit

/// Finds where something stands in a schema file: YAML was read as JSON on the same lines, in other columns.
///
/// The file is read once more for that, so that nobody pays for it who has nothing to be told.
struct OriginalPlaces {
    /// What was read of each file; nil for those that are no YAML.
    private var documents: [String: PlacedDocument?] = [:]

    /// An issue with its place in the file as it is written.
    mutating func placed(_ issue: IssueDescription) -> IssueDescription {
        guard issue.location != nil, let path = issue.path else { return issue }
        return document(path)?.placed(issue) ?? issue
    }

    /// A diagnostic with its place in the file as it is written.
    mutating func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.location =
            placed(
                IssueDescription(
                    path: diagnostic.path, location: diagnostic.location, severity: diagnostic.severity,
                    message: diagnostic.message)
            ).location
        return diagnostic
    }

    private mutating func document(_ path: String) -> PlacedDocument? {
        if let known = documents[path] { return known }
        let document = DocumentReader.Layout(ofFile: path) == .yaml ? Self.read(path) : nil
        documents[path] = .some(document)
        return document
    }

    private static func read(_ path: String) -> PlacedDocument? {
        guard let input = try? Input(path, purpose: "schema"),
            let bytes = try? input.bytes(limit: FileSchemaLoader.largestSchema),
            case .document(let document)? = DocumentReader.yaml(bytes, keepingLines: true).first
        else { return nil }
        return document
    }
}
