internal import BricolageCore
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// A schema and the documents that it must accept or refuse: a group in a file of tests.
struct SchemaTestGroup {
    /// One document.
    struct Example {
        let node: JSONDocument.Node
        let description: String
        let data: JSONDocument.Node
        let isValid: Bool
    }

    private let source: SchemaSource
    private let node: JSONDocument.Node
    private let description: String
    private let examples: [Example]

    /// The groups of a file, or what prevents reading each.
    static func groups(in source: SchemaSource) throws(CommandFailure) -> [Result<SchemaTestGroup, CommandFailure>] {
        let root = source.document.root
        guard root.kind == .array else { throw failure("a list of groups of tests", at: root, in: source) }
        return root.elements.enumerated().map { number, node in
            Result { () throws(CommandFailure) in try SchemaTestGroup(node, number, source) }
        }
    }

    private init(_ node: JSONDocument.Node, _ number: Int, _ source: SchemaSource) throws(CommandFailure) {
        guard node.kind == .object else {
            throw Self.failure("a group of tests, which is an object", at: node, in: source)
        }
        guard let tests = node["tests"], tests.kind == .array else {
            throw Self.failure("\"tests\", a list", at: node["tests"] ?? node, in: source)
        }
        self.source = source
        self.node = node
        description = node["description"]?.string ?? "group \(number + 1)"
        var examples: [Example] = []
        for (number, test) in tests.elements.enumerated() {
            guard test.kind == .object, let data = test["data"], let isValid = test["valid"]?.bool else {
                throw Self.failure("a test with \"data\" and \"valid\"", at: test, in: source)
            }
            let description = test["description"]?.string ?? "test \(number + 1)"
            examples.append(Example(node: test, description: description, data: data, isValid: isValid))
        }
        self.examples = examples
    }

    private static func failure(
        _ expected: String, at node: JSONDocument.Node, in source: SchemaSource
    ) -> CommandFailure {
        let issue = located(IssueDescription(message: "expected \(expected)"), at: node, in: source)
        return CommandFailure(.badInput, ofSchemas: IssueReport([issue]))
    }

    /// An issue of a value in the file.
    private static func located(
        _ issue: IssueDescription, at node: JSONDocument.Node, in source: SchemaSource
    ) -> IssueDescription {
        var issue = issue
        (issue.path, issue.location, issue.pointer) = (source.path, node.location, nil)
        (issue.severity, issue.excerpt) = (.error, node.excerpt)
        return issue
    }

    /// The schema of the group, or that of the run if the group has none.
    func compiled(
        in files: inout SharedTestFiles, _ options: ValidationOptions, else common: CompiledSchema?
    ) throws(CommandFailure) -> CompiledSchema {
        guard let schema = node["schema"] else {
            guard let common else {
                throw Self.failure("\"schema\" here, or the option --schema", at: node, in: source)
            }
            return common
        }
        do {
            // The schema gets a document of its own, so that "#" refers to it, with the address of the file.
            let document = try JSONDocument(schema.json)
            let source = SchemaSource(path: source.path, identifier: source.identifier, document: document)
            var registry = files.registry(for: source)
            let root = registry.add(source)
            return try CompiledSchema(root, registry: registry, options: options)
        } catch let error as SchemaIssues {
            // The schema was read from a document of its own, but its places are those in the file.
            let issues = error.issues.map { issue in
                guard issue.source.identifier == source.identifier else { return issue.issueDescription }
                let place = schema[pointer: issue.pointer] ?? schema
                return Self.located(issue.issueDescription, at: place, in: source)
            }
            throw CommandFailure(.badInput, ofSchemas: IssueReport(issues))
        } catch {
            throw CommandFailure(.badInput, path: source.path ?? "", "\(error)")
        }
    }

    /// Compares the verdict on each document with the expected one.
    func check(_ schema: CompiledSchema, _ run: inout CheckingRun) throws(CommandFailure) {
        for example in examples {
            run.beginCase("\(source.path ?? "") \(description): \(example.description)")
            let isRight = Self.isRight(example, by: schema)
            run.noteDocument(isValid: isRight)
            if !isRight {
                let issues = run.hasRoom ? [issue(example, schema.report(on: example.data, upTo: 3), &run)] : []
                try run.add(ofSchemas: IssueReport(issues, omittedCount: 1 - issues.count))
            }
            run.endCase()
        }
    }

    /// Whether the verdict on a document is the expected one.
    ///
    /// A report has places, which are counted from the beginning of the text: here that is the document alone, not the
    /// file.
    private static func isRight(_ example: Example, by schema: CompiledSchema) -> Bool {
        guard let document = try? JSONDocument(example.data.json) else { return false }
        let report = schema.report(on: document, upTo: 1)
        return report.isValid == example.isValid && report.interruption == nil
    }

    private func issue(
        _ example: Example, _ report: ValidationReport, _ run: inout CheckingRun
    ) -> IssueDescription {
        let wanted = example.isValid ? "a valid document" : "a document that is not valid"
        let found =
            report.interruption.map { "no verdict: \(MissingVerdict.reason($0))" }
            ?? (report.isValid ? "a valid one" : "one that is not")
        return IssueDescription(
            rule: example.isValid ? "refused" : "accepted", path: source.path, location: example.node.location,
            pointer: example.node.pointer, severity: .error,
            message: "\(description): \(example.description): expected \(wanted), found \(found)",
            excerpt: example.node.excerpt,
            notes: report.issues.map { "\(run.placed($0.location, in: source.path)): \($0.message)" })
    }
}
