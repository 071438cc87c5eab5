internal import BricolageCore
internal import BricolageSchema
internal import CurioKit

/// One schema on its way to Swift: what is read, how, and what is told of it.
struct GenerationJob {
    let input: SchemaInput
    let configuration: Generator.Configuration
    let file: ConfigurationFile?
    let draft: SchemaDialect
    let loader: any SchemaLoader
    /// Whether types are made of a schema that is wrong, too.
    let acceptsBrokenSchemas: Bool

    /// Makes the types; ends the run where the schema is wrong or too much would be lost.
    ///
    /// - Parameter report: Takes what is to be told.
    func run(_ report: inout GenerationReport) throws(CommandFailure) -> Generation {
        let reached = ReachedSchemas(loader)
        // An OpenAPI description names the rules for the files that it refers to as well.
        let dialect = OpenAPIDescription(JSONSchema(source: input.source, dialect: draft))?.root.dialect ?? draft
        var registry = SchemaRegistry(loader: loader, dialect: dialect)
        let root = try input.root(in: &registry)
        var issues: [IssueDescription] = []
        if !acceptsBrokenSchemas, root.node.kind == .object {
            issues = try checked(SchemaCheck(root, in: registry), besides: [], report)
        }
        let generation: Result<Generation, GenerationError> = Result { () throws(GenerationError) in
            try Generator(configuration: configuration)
                .generate(input.source, at: input.place, loader: reached, dialect: dialect)
        }
        if !acceptsBrokenSchemas {
            var checks = [SchemaCheck(errors: reached.issues)]
            for source in reached.sources { checks.append(SchemaCheck(file: registry.add(source), in: registry)) }
            for check in checks { issues = try checked(check, besides: issues, report) }
        }
        report.add(issues)
        return try finished(generation, &report)
    }

    /// What there is to tell of a file beside what is known already; ends the run where something is wrong.
    private func checked(
        _ check: SchemaCheck, besides issues: [IssueDescription], _ report: GenerationReport
    ) throws(CommandFailure) -> [IssueDescription] {
        let issues = issues + check.errors + check.warnings
        guard check.errors.isEmpty else {
            var report = report
            report.add(issues)
            throw failure(report)
        }
        return issues
    }

    private func finished(
        _ result: Result<Generation, GenerationError>, _ report: inout GenerationReport
    ) throws(CommandFailure) -> Generation {
        let name = input.source.path ?? ""
        let generation: Generation
        do throws(GenerationError) {
            generation = try result.get()
        } catch {
            throw CommandFailure(.badInput, path: name, "\(error)")
        }
        report.add(generation.unusedSelectors.map(warning), isPlaced: true)
        report.add(generation.diagnostics.map(accepted), of: name)
        report.finish()
        guard report.errorCount == 0 else { throw failure(report) }
        return generation
    }

    /// What ends the run where there is an error: all that was to be told.
    private func failure(_ report: GenerationReport) -> CommandFailure {
        CommandFailure(.badInput, report.lines.joined(separator: "\n"))
    }

    private func warning(of unused: UnusedSelector) -> IssueDescription {
        file?.warning(of: unused)
            ?? IssueDescription(rule: UnusedSelector.rule, severity: .warning, message: "--" + unused.message)
    }

    /// A diagnostic, no more than a warning where broken schemas are accepted.
    private func accepted(_ diagnostic: Diagnostic) -> Diagnostic {
        guard acceptsBrokenSchemas, diagnostic.severity == .error else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.severity = .warning
        diagnostic.message += "; any value is accepted here"
        return diagnostic
    }
}
