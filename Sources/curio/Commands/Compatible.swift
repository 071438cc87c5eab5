internal import ArgumentParser
internal import BricolageCompatibility
internal import BricolageCore
internal import BricolageValidation

/// `curio compatible`: reads two versions of a schema, and reports what the new one no longer accepts.
struct Compatible: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check whether a new version of a schema accepts all that the old one did.",
        discussion: """
            Rules that the old schema does not imply are printed as path:line:column, with both places, followed by a \
            document that the old schema accepts and the new one refuses, if one was found. If one schema of an anyOf or \
            oneOf differs, the report names it.

            Status 0: the new schema accepts all that the old one did; 1: it does not, or that is not known; 65: one of \
            the schemas cannot be read.
            """
    )

    @Argument(help: "The old schema.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The new schema.", completion: .file(extensions: ["json"]))
    var new: String

    @Option(
        parsing: .unconditional,
        help: """
            How many documents are tried to find one that shows a difference; one that is large or hard to find counts \
            as several.
            """)
    var effort = 600

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var reportOptions: ReportOptions
    @OptionGroup var assertions: AssertionOptions

    func validate() throws {
        try StandardInput.refuse("both schemas", old, [SchemaInput.file(of: new)])
        guard effort >= 0 else { throw ValidationError("--effort must not be negative.") }
    }

    func run() throws {
        let schemaPlaces = try schemaOptions.places(for: [old, new])
        let (oldRoot, oldRegistry) = try schemaOptions.loadSchema(old, schemaPlaces)
        let (newRoot, newRegistry) = try schemaOptions.loadSchema(
            new, schemaPlaces, isTold: SchemaInput.file(of: old) == SchemaInput.file(of: new))
        let comparison: SchemaCompatibility
        do throws(SchemaIssues) {
            comparison = try SchemaCompatibility(
                old: oldRoot, in: oldRegistry, new: newRoot, in: newRegistry, options: assertions.validationOptions,
                effort: effort)
        } catch {
            throw CommandFailure(.badInput, ofSchemas: error.report)
        }
        try ComparisonReport(comparison, old: old, new: new).print(reportOptions)
        if comparison.verdict != .compatible { throw CommandFailure(.no, nil) }
    }
}
