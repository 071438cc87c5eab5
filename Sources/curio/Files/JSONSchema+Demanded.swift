internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

extension JSONSchema {
    /// How many components an error message lists to choose from.
    private static let mostNamed = 3

    /// Ends the run if this is an API description, of which one schema must be chosen, and warns if this is no schema.
    ///
    /// Otherwise users who name the wrong file would be told that all documents are valid.
    func demandSchema() throws(CommandFailure) {
        guard let description = OpenAPIDescription(self) else { return warnOfAbsence() }
        let path = source.path ?? ""
        let schemas = description.schemas
        guard !schemas.isEmpty else {
            throw CommandFailure(
                .badInput, path: path,
                "describes an API and has no schemas in \(description.schemasPath.joined(separator: "/"))")
        }
        let places = schemas.prefix(Self.mostNamed).map {
            JSONPointer(tokens: description.schemasPath + [$0.name]).fragment
        }
        let rest = schemas.count - places.count
        let name = path == StandardInput.name ? "-" : path
        let list = places.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        throw CommandFailure(
            .badInput, path: path,
            "is an API description, not a schema; name one of its schemas, as in \(name)\(places[0]); it has \(list)"
        )
    }

    /// Ends the run if this is neither an object, such as a schema or an API description, nor a boolean.
    func demandSchemaOrDescription() throws(CommandFailure) {
        guard node.kind != .object, node.kind != .bool else { return }
        let issue = IssueDescription(
            path: source.path, location: node.location, severity: .error,
            message: "expected a schema, which is an object or a boolean, found \(node.kind.withArticle)",
            excerpt: node.excerpt)
        throw CommandFailure(.badInput, ofSchemas: IssueReport([issue]))
    }

    private func warnOfAbsence() {
        guard var issue = SchemaCheck.absence(of: self) else { return }
        issue.severity = .warning
        issue.remark = "; any value is valid" + issue.remark
        var places = OriginalPlaces()
        Console.tell(places.placed(issue).description)
    }
}
