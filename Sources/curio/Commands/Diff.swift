internal import ArgumentParser
internal import BricolageCore
internal import BricolageQuery
internal import BricolageWriting

/// `curio diff`: compares two documents, and prints the patch that makes the second of the first.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Patch that makes one document of another.",
        discussion: """
            The order of members and the spelling of numbers make no difference: 1.0 equals 1. The patch has one \
            operation on each line; `curio patch` applies it.

            Status 0: the documents are equal, and nothing is printed; 1: they are not; 65: one of them cannot be read, \
            or has an object with duplicate keys, or no merge patch makes the new one.
            """
    )

    @Argument(help: "The old document, or `-` for standard input.", completion: .file())
    var old: String

    @Argument(help: "The new document.", completion: .file())
    var new: String

    @Flag(help: "Print a JSON Merge Patch (RFC 7396), which is easier to read, but cannot set a member to null.")
    var merge = false

    @OptionGroup var documentOptions: DocumentOptions

    func validate() throws {
        try StandardInput.refuse("both documents", old, [new])
    }

    func run() throws {
        let from = try documentOptions.readOne(old).document.json
        let placed = try documentOptions.readOne(new)
        let to = placed.document.json
        if from == to { return }
        try Console.print(json: merge ? mergePatch(from, to, placed) : Self.lines(of: JSONPatch(from: from, to: to)))
        throw CommandFailure(.no, nil)
    }

    private func mergePatch(_ from: JSON, _ to: JSON, _ placed: PlacedDocument) throws(CommandFailure) -> [UInt8] {
        do throws(MergePatchObstacle) {
            return try JSON.findMergePatch(from: from, to: to).serializedBytes(.pretty) + [UInt8(ascii: "\n")]
        } catch {
            let node = placed.document[pointer: error.pointer]
            let issue = IssueDescription(
                location: node?.location, pointer: error.pointer, severity: .error,
                message: "no merge patch makes this document: it would have to set a member to null",
                remark: "; a JSON Patch can (without --merge)", excerpt: node?.excerpt)
            throw CommandFailure(.badInput, IssueReport([placed.placed(issue)]), in: StandardInput.name(of: new))
        }
    }

    /// A patch with one operation on each line.
    private static func lines(of patch: JSONPatch) throws(JSONWritingError) -> [UInt8] {
        var output = Array("[\n".utf8)
        for (position, operation) in patch.operations.enumerated() {
            var line = JSONOutput()
            operation.write(json: &line)
            output += (position == 0 ? "  " : ",\n  ").utf8
            output += try line.finish()
        }
        return output + "\n]\n".utf8
    }
}
