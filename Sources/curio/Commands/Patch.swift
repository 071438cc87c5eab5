internal import ArgumentParser
internal import BricolageCore
internal import BricolageFields
internal import BricolageQuery
internal import BricolageWriting

/// `curio patch`: makes the changes of a patch to a document.
struct Patch: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make the changes of a JSON Patch to a document.",
        discussion: """
            Makes all changes of a JSON Patch (RFC 6902), or none: if one does not fit the document, it is reported, and \
            nothing is written.

            Status 0: the changed document is written, as JSON; 1: the patch does not fit the document; 65: the patch or the \
            document cannot be read, or has an object with duplicate keys.
            """
    )

    @Argument(help: "The patch, or `-` for standard input.", completion: .file(extensions: ["json"]))
    var patch: String

    @Argument(
        help: ArgumentHelp("The document; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(help: "The patch is a JSON Merge Patch (RFC 7396).")
    var merge = false

    @OptionGroup var outputOption: OutputOption
    @OptionGroup var documentOptions: DocumentOptions

    func validate() throws {
        try StandardInput.refuse("both the patch and the document", patch, [file])
    }

    func run() throws {
        try outputOption.demandOther(than: [patch])
        let changes = try documentOptions.readOne(patch)
        var document = try documentOptions.readOne(file).document.json
        if merge {
            document.apply(mergePatch: changes.document.json)
        } else {
            try apply(changes, to: &document)
        }
        try outputOption.write(json: document.serializedBytes(.pretty) + [UInt8(ascii: "\n")])
    }

    private func apply(_ changes: PlacedDocument, to document: inout JSON) throws(CommandFailure) {
        let operations: JSONPatch
        var decoder = JSON.Decoder()
        // Values of any depth are read without recursion.
        decoder.parsing.maximumDepth = nil
        do {
            operations = try decoder.decode(JSONPatch.self, from: changes.document)
        } catch let error as any ReportableError {
            var report = error.report
            report.issues = report.issues.map(changes.placed)
            if changes.document.root.kind == .object, let first = report.issues.indices.first {
                report.issues[first].remark += "; --merge makes the changes of a JSON Merge Patch"
            }
            throw CommandFailure(.badInput, report, in: StandardInput.name(of: patch))
        } catch {
            throw CommandFailure(.badInput, path: StandardInput.name(of: patch), "\(error)")
        }
        do throws(JSONPatchError) {
            try document.apply(operations)
        } catch {
            var path = StandardInput.name(of: patch)
            if let place = changes.document.root[error.index]?.location { path += ":\(changes.placed(place))" }
            throw CommandFailure(.no, path: path, "\(error)")
        }
    }
}
