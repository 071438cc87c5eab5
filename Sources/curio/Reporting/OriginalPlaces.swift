internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema
internal import CurioKit

/// Finds where something stands in a schema file: YAML and JSON with comments were read as JSON on the same lines, in
/// other columns.
///
/// The file is read once more for that, so that nobody pays for it who has nothing to be told.
struct OriginalPlaces {
    /// What was read of each file; nil for those that are plain JSON.
    private var documents: [String: PlacedDocument?] = [:]

    /// An issue of a schema, with its place in the file as it is written.
    mutating func placed(_ issue: IssueDescription) -> IssueDescription {
        let issue = placedBySchema(issue)
        guard issue.location != nil, let path = issue.path else { return issue }
        return document(path)?.placed(issue) ?? issue
    }

    /// A place in a file as it is written.
    mutating func placed(_ location: SourceLocation, in path: String?) -> SourceLocation {
        path.flatMap { document($0) }?.placed(location) ?? location
    }

    /// A diagnostic with its place in the file as it is written.
    mutating func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.location = diagnostic.location.map { placed($0, in: diagnostic.path) }
        return diagnostic
    }

    /// An issue of a document, of which the place in its schema becomes that in the file.
    ///
    /// The schemas of schemas that are built in stand in no file.
    mutating func placedBySchema(_ issue: IssueDescription) -> IssueDescription {
        guard case .string(let address)? = issue.details["schema"], let place = issue.details["schemaLocation"],
            let offset = place["offset"]?.int, let line = place["line"]?.int, let column = place["column"]?.int
        else { return issue }
        var issue = issue
        guard !Metaschemas.contains(URIReference(address)) else {
            issue.details["schemaLocation"] = nil
            return issue
        }
        let location = placed(SourceLocation(offset: offset, line: line, column: column), ofSchema: address)
        issue.details["schemaLocation"] = [
            "offset": JSON(location.offset), "line": JSON(location.line), "column": JSON(location.column),
        ]
        return issue
    }

    /// A place in the file that is known under an address.
    mutating func placed(_ location: SourceLocation, ofSchema address: String) -> SourceLocation {
        let scheme = "file://"
        guard address.hasPrefix(scheme) else { return location }
        return placed(location, in: PercentEncoding.decode(address.utf8.dropFirst(scheme.utf8.count)))
    }

    private mutating func document(_ path: String) -> PlacedDocument? {
        if let known = documents[path] { return known }
        let document = Self.read(path, as: DocumentReader.Layout(ofFile: path))
        documents[path] = .some(document)
        return document
    }

    private static func read(_ path: String, as layout: DocumentReader.Layout) -> PlacedDocument? {
        guard layout == .yaml || layout == .commented, let input = try? Input(path, purpose: "schema"),
            let bytes = try? input.bytes(limit: FileSchemaLoader.largestSchema)
        else { return nil }
        let item =
            layout == .yaml ? DocumentReader.yaml(bytes, keepingLines: true).first : DocumentReader.commented(bytes)
        guard case .document(let document)? = item else { return nil }
        return document
    }
}
