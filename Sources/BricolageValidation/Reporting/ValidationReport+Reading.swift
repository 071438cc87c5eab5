package import BricolageCore

// Reports that others make: who reads valid documents may find that something does not fit into its type.

extension ValidationReport {
    package init(issues: [ValidationIssue], interruption: ValidationInterruption? = nil) {
        self.init(issues: issues, omittedCount: 0, interruption: interruption)
    }
}

extension ValidationIssue {
    /// A value that the schema accepts, and that is nothing that it could be read as.
    ///
    /// - Parameter schema: The document of the schema, of which no keyword is broken.
    package init(at node: JSONDocument.Node, expected: String, in schema: JSONDocument) {
        self.init(
            keyword: nil, pointer: node.pointer, location: node.location, excerpt: node.excerpt, schemaPointer: .root,
            schemaLocation: schema.root.location, schemaAddress: "", expected: expected, found: Words.found(node),
            foundKind: node.kind, nearest: nil, notes: [], statement: nil)
    }
}
