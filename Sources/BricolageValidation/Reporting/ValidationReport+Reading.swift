package import BricolageCore

// Reports made by other modules: a value of a valid document may not fit the type that it is read as.

extension ValidationReport {
    package init(issues: [ValidationIssue], interruption: ValidationInterruption? = nil) {
        self.init(issues: issues, omittedCount: 0, interruption: interruption)
    }
}

extension ValidationIssue {
    /// An issue for a value that the schema accepts, but that cannot be read as its type.
    ///
    /// - Parameter schema: The document of the schema, which has no broken keyword.
    package init(at node: JSONDocument.Node, expected: String, in schema: JSONDocument) {
        self.init(
            keyword: nil, pointer: node.pointer, location: node.location, excerpt: node.excerpt, schemaPointer: .root,
            schemaLocation: schema.root.location, schemaAddress: "", expected: expected, found: Words.found(node),
            foundKind: node.kind, nearest: nil, notes: [], statement: nil)
    }
}
