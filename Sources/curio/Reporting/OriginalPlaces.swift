internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema
internal import CurioKit

/// Finds locations in the original text of schema files: YAML and JSON with comments were read as JSON on the same
/// lines, but in part in other columns.
///
/// The file is read again for this, so that only runs with messages pay for it.
struct OriginalPlaces {
    /// The document of each file; nil for plain JSON.
    private var documents: [String: PlacedDocument?] = [:]

    /// An issue of a schema, with its location in the original file.
    mutating func placed(_ issue: IssueDescription) -> IssueDescription {
        let issue = placedBySchema(issue)
        guard issue.location != nil, let path = issue.path else { return issue }
        return document(path)?.placed(issue) ?? issue
    }

    /// The location in the original text of a file.
    mutating func placed(_ location: SourceLocation, in path: String?) -> SourceLocation {
        path.flatMap { document($0) }?.placed(location) ?? location
    }

    /// A diagnostic, with its location in the original file.
    mutating func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.location = diagnostic.location.map { placed($0, in: diagnostic.path) }
        return diagnostic
    }

    /// An issue of a document, whose schema location becomes that in the original file.
    ///
    /// The schema location is removed for built-in metaschemas, which are in no file.
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

    /// The location in the original text of the file with an address.
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
