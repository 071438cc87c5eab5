internal import ArgumentParser
internal import BricolageCompatibility
internal import BricolageCore
internal import BricolageValidation
internal import BricolageWriting

/// `curio compatible`: two versions of a schema in, what the new one accepts no more out.
struct Compatible: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tell whether a new version of a schema accepts all that the old one did.",
        discussion: """
            What does not follow from the old schema goes to standard output as path:line:column, with both places, and \
            then a document that the old schema accepts and the new one refuses, if one was found.

            Status 0: the new schema accepts all that the old one did; 1: it does not, or that is not known; 65: one of \
            the schemas cannot be read.
            """
    )

    @Argument(help: "The old schema.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The new schema.", completion: .file(extensions: ["json"]))
    var new: String

    @Option(help: "How many documents are tried to find one that shows a difference.")
    var effort = 600

    @OptionGroup var schemaOptions: SchemaOptions
    @OptionGroup var assertions: AssertionOptions

    func validate() throws {
        try StandardInput.refuse("both schemas", old, [SchemaInput.file(of: new)])
        guard effort >= 0 else { throw ValidationError("--effort must not be negative.") }
    }

    func run() throws {
        let schemaPlaces = try schemaOptions.places()
        let (oldRoot, oldRegistry) = try schemaOptions.loadSchema(old, schemaPlaces)
        let (newRoot, newRegistry) = try schemaOptions.loadSchema(new, schemaPlaces)
        let comparison: SchemaCompatibility
        do throws(SchemaIssues) {
            comparison = try SchemaCompatibility(
                old: oldRoot, in: oldRegistry, new: newRoot, in: newRegistry, options: assertions.validationOptions,
                effort: effort)
        } catch {
            throw CommandFailure(.badInput, ofSchemas: error.report)
        }
        var places = OriginalPlaces()
        let lines = comparison.changes.flatMap { change in
            [
                IssueDescription(
                    path: change.new.path ?? new, location: change.new.location, pointer: change.pointer,
                    severity: .warning, message: change.message),
                IssueDescription(
                    path: change.old.path ?? old, location: change.old.location, severity: .note,
                    message: "the old schema"),
            ].map { places.placed($0).description }
        }
        try Console.printFindings((lines + [verdict(comparison).visibleLine]).joined(separator: "\n"))
        if comparison.verdict != .compatible { throw CommandFailure(.no, nil) }
    }

    /// The verdict, and what shows it.
    private func verdict(_ comparison: SchemaCompatibility) -> String {
        switch comparison.verdict {
        case .compatible: return "compatible: \(new) accepts all that \(old) accepts"
        case .unknown: return "unknown: no document was found that \(old) accepts and \(new) refuses"
        case .incompatible:
            let witness = comparison.witness?.serialized() ?? ""
            let reason = comparison.refusal?.issues.first.map { issue in
                ": " + issue.message + (issue.pointer.isRoot ? "" : " at \(issue.pointer)")
            }
            return "incompatible: \(old) accepts \(witness), which \(new) refuses\(reason ?? "")"
        }
    }
}
