internal import BricolageCore
internal import BricolageSchema
internal import CurioKit

/// One generation of Swift types from schemas, with the checks of the schemas and the report on them.
struct GenerationJob {
    /// The schemas, at least one.
    let inputs: [SchemaInput]
    let configuration: Generator.Configuration
    let file: ConfigurationFile?
    let draft: SchemaDialect
    let loader: any SchemaLoader
    /// Whether types are also generated from schemas with errors.
    let acceptsBrokenSchemas: Bool

    /// Generates the types; ends the run if a schema is wrong, or too much would be lost.
    ///
    /// - Parameter report: Receives the messages about the schemas and their types.
    /// - Returns: The types, and the files that were read for them.
    func run(
        _ report: inout GenerationReport
    ) throws(CommandFailure) -> (generation: Generation, files: [String]) {
        let reached = ReachedSchemas(loader)
        // An OpenAPI description determines the dialect of the files that it refers to as well.
        let dialects = inputs.lazy.compactMap { [draft] in
            OpenAPIDescription(JSONSchema(source: $0.source, dialect: draft))?.root.dialect
        }
        let dialect = dialects.first ?? draft
        var registry = SchemaRegistry(loader: loader, dialect: dialect)
        var checks: [SchemaCheck] = []
        for input in inputs {
            let root = try input.root(in: &registry)
            guard !acceptsBrokenSchemas, root.node.canBeSchema else { continue }
            let bodies = DescriptionBodies(of: root, in: &registry)
            checks.append(bodies.map { SchemaCheck(bodies: $0, in: registry) } ?? SchemaCheck(root, in: registry))
        }
        try refuse(checks, report)
        let generation: Result<Generation, GenerationError> = Result { () throws(GenerationError) in
            try Generator(configuration: configuration)
                .generate(
                    inputs.map { Generator.Input($0.source, at: $0.place) }, loader: reached, dialect: dialect)
        }
        if !acceptsBrokenSchemas {
            checks.append(SchemaCheck(errors: reached.issues))
            // All files are added before any is checked, so that none is read again because another refers to it.
            let files = reached.sources.map { registry.add($0) }
            var bodies: [DescriptionBodies] = []
            for input in inputs {
                let root = try input.root(in: &registry)
                if let found = DescriptionBodies(of: root, in: &registry) { bodies.append(found) }
            }
            for file in files { checks.append(SchemaCheck(file: file, around: bodies, in: registry)) }
        }
        try refuse(checks, report)
        report.add(checks.flatMap { $0.errors + $0.warnings })
        let files = inputs.compactMap(\.path) + reached.sources.compactMap(\.path)
        return (try finished(generation, &report), files)
    }

    /// Ends the run if a file has errors.
    private func refuse(_ checks: [SchemaCheck], _ report: GenerationReport) throws(CommandFailure) {
        if checks.allSatisfy(\.errors.isEmpty) { return }
        var report = report
        report.add(checks.flatMap { $0.errors + $0.warnings })
        throw failure(report)
    }

    private func finished(
        _ result: Result<Generation, GenerationError>, _ report: inout GenerationReport
    ) throws(CommandFailure) -> Generation {
        let name = SchemaInput.files(of: inputs).compactMap(\.source.path).joined(separator: ", ")
        let generation: Generation
        do throws(GenerationError) {
            generation = try result.get()
        } catch {
            throw CommandFailure(error, of: name)
        }
        report.add(generation.unusedSelectors.map(warning), isPlaced: true)
        report.add(generation.diagnostics.map(accepted), of: name)
        report.finish()
        guard report.errorCount == 0 else { throw failure(report) }
        return generation
    }

    /// The failure that ends the run, with all lines of the report.
    private func failure(_ report: GenerationReport) -> CommandFailure {
        CommandFailure(.badInput, lines: report.lines)
    }

    private func warning(of unused: UnusedSelector) -> IssueDescription {
        // A selector that is not in the file comes from the command line.
        file?.warning(of: unused)
            ?? IssueDescription(rule: UnusedSelector.rule, severity: .warning, message: "--" + unused.message)
    }

    /// A diagnostic, which is at most a warning if schemas with errors are accepted.
    private func accepted(_ diagnostic: Diagnostic) -> Diagnostic {
        guard acceptsBrokenSchemas, diagnostic.severity == .error else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.severity = .warning
        diagnostic.message += "; any value is accepted here"
        return diagnostic
    }
}
