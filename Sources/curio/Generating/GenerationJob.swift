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
        let name = input.source.path ?? ""
        var registry = SchemaRegistry(loader: loader, dialect: draft)
        let root = try input.root(in: &registry)
        if !acceptsBrokenSchemas, root.node.kind == .object {
            let check = SchemaCheck(root, in: registry)
            report.add(check.errors + check.warnings)
            guard check.errors.isEmpty else { throw failure(report) }
        }
        let generation: Generation
        do throws(GenerationError) {
            generation = try Generator(configuration: configuration)
                .generate(input.source, at: input.place, loader: loader, dialect: draft)
        } catch {
            throw CommandFailure(.badInput, path: name, "\(error)")
        }
        report.add(generation.unusedSelectors.map(warning))
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
