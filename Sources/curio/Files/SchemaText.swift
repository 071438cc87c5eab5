internal import BricolageCore

/// The text of a schema file: JSON, or depending on the name of the file, JSON with comments or YAML.
enum SchemaText {
    /// Parses a text, which may begin with a byte order mark, to a document.
    ///
    /// YAML is converted to JSON on the same lines, and in the same columns unless the JSON before is longer, so that
    /// messages name the right place even if there is no file to look it up in (`OriginalPlaces`).
    static func document(_ bytes: [UInt8], named name: String) throws(UnreadableSchema) -> JSONDocument {
        if let encoding = TextEncoding.foreign(bytes) {
            throw UnreadableSchema("is probably \(encoding); only UTF-8 can be read")
        }
        let bytes = TextEncoding.withoutMark(bytes)
        let layout = DocumentReader.Layout(ofFile: name)
        guard layout == .yaml else {
            do throws(JSONSyntaxError) {
                return layout == .commented
                    ? try CommentedJSON(SourceText(bytes)).document : try JSONDocument(parsing: bytes)
            } catch {
                guard CommentedJSON.explains(error, of: bytes) else { throw UnreadableSchema(error, kind: "JSON") }
                let advice = "files whose names end in .jsonc may have them"
                throw UnreadableSchema(AdvisedError(error, advice), kind: "JSON")
            }
        }
        let documents = DocumentReader.yaml(bytes, keepingLines: true)
        for case .unreadable(let error) in documents { throw UnreadableSchema(error, kind: "YAML") }
        guard documents.count == 1, case .document(let placed) = documents[0] else {
            throw UnreadableSchema("holds \(documents.count) YAML documents, and a schema is one")
        }
        return placed.document
    }
}

/// Why the text of a schema cannot be read.
struct UnreadableSchema: ReportableError {
    let report: IssueReport
    let redactedReport: IssueReport
    /// The reason in words that end a sentence.
    let reason: String

    init(_ error: any ReportableError, kind: String) {
        (report, redactedReport) = (error.report, error.redactedReport)
        let issue = error.report.issues.first
        let place = issue?.location.map { "\($0): " } ?? ""
        reason = "it is not \(kind): \(place)\(issue?.message ?? "it cannot be read")"
    }

    init(_ message: String) {
        report = IssueReport([IssueDescription(rule: "unreadable", severity: .error, message: message)])
        redactedReport = report
        reason = "it " + message
    }
}
