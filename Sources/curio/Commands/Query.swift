internal import ArgumentParser
internal import BricolageCore
internal import BricolagePointers
internal import BricolageQuery
internal import BricolageWriting

/// `curio query`: prints the values of documents that a JSONPath selects.
struct Query: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the values that a JSONPath selects.",
        discussion: """
            Each value is printed on a line of its own, in the order of RFC 9535: curio query '$..price' menu.json. \
            Quote the query, since it contains characters of the shell.

            Status 0: a value was selected; 1: none was; 65: a document cannot be read; those after it are searched all \
            the same.
            """
    )

    @Argument(
        help: ArgumentHelp("The JSONPath.", valueName: "query"),
        transform: { text in try JSONPath(text) })
    var path: JSONPath

    @Argument(
        help: ArgumentHelp("The documents; standard input when none is named, or for `-`.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Flag(help: "Print path:line:column and the JSON Pointer before each value.")
    var places = false

    @Flag(help: "Print strings as they are, without quotes and escapes.")
    var raw = false

    @OptionGroup var documentOptions: DocumentOptions

    func validate() throws {
        try StandardInput.refuseTwice(files)
        if places, raw { throw ValidationError("--places and --raw cannot be combined.") }
    }

    func run() throws {
        var isAnySelected = false
        let status = try documentOptions.readAll(of: files, purpose: "document") {
            placed, name throws(CommandFailure) in
            let nodes: [JSONDocument.Node]
            do throws(JSONPathLimitError) {
                nodes = try placed.document.nodes(at: path)
            } catch {
                throw CommandFailure(.badInput, path: name, "\(error)")
            }
            if !nodes.isEmpty { isAnySelected = true }
            try print(nodes, of: placed, name)
        }
        if status != .done { throw CommandFailure(status, nil) }
        if !isAnySelected { throw CommandFailure(.no, nil) }
    }

    /// Prints values part by part: together they may be far larger than the document, because they contain each other.
    private func print(
        _ nodes: [JSONDocument.Node], of placed: PlacedDocument, _ name: String
    ) throws(CommandFailure) {
        // All places are found in one sweep.
        let found =
            places ? PlaceSweep.places(of: nodes.lazy.map(\.index), in: placed.document.root.storage) : [:]
        var output: [UInt8] = []
        for node in nodes {
            if let place = found[node.index] {
                let pointer = place.pointer.isRoot ? "" : "\(place.pointer): "
                output += "\(name):\(placed.placed(place.location)): \(pointer)".visibleLine.utf8
            }
            if raw, let text = node.string {
                output += text.utf8
            } else {
                output += node.json.serializedBytes(.compact)
            }
            output.append(UInt8(ascii: "\n"))
            if output.count > 1 << 16 {
                try Console.print(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        try Console.print(output)
    }
}
