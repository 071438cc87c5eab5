internal import ArgumentParser
internal import BricolageCore
internal import BricolageQuery
internal import BricolageWriting

/// `curio query`: prints the values of documents that a JSONPath selects.
struct Query: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the values that a JSONPath selects.",
        discussion: """
            Each value is printed on a line of its own, in the order of RFC 9535: curio query '$..price' menu.json. \
            Quote the query, since it contains characters of the shell.

            Of duplicate keys, a name selects the last one, and a wildcard all.

            Status 0: a value was selected; 1: none was; 64: the query is malformed; 65: a document cannot be read; \
            those after it are searched all the same.
            """
    )

    @Argument(help: "The JSONPath.")
    var query: String

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
        let path = try path()
        var isAnySelected = false
        let status = try documentOptions.readAll(of: files, purpose: "document", duplicateKeys: .keep) {
            placed, name throws(CommandFailure) in
            let found: [(node: JSONDocument.Node, place: JSONPath.Place?)]
            do throws(JSONPathLimitError) {
                found =
                    places
                    ? try placed.document.places(at: path).map { ($0.node, $0) }
                    : try placed.document.nodes(at: path).map { ($0, nil) }
            } catch {
                throw CommandFailure(.badInput, path: name, "\(error)")
            }
            if !found.isEmpty { isAnySelected = true }
            try print(found, of: placed, name)
        }
        if status != .done { throw CommandFailure(status, nil) }
        if !isAnySelected { throw CommandFailure(.no, nil) }
    }

    private func path() throws(CommandFailure) -> JSONPath {
        do throws(JSONPathError) {
            return try JSONPath(query)
        } catch {
            throw CommandFailure(.usage, "error: \(error)")
        }
    }

    /// Prints values part by part: together they may be far larger than the document, because they contain each other.
    private func print(
        _ found: [(node: JSONDocument.Node, place: JSONPath.Place?)], of placed: PlacedDocument, _ name: String
    ) throws(CommandFailure) {
        let isShown = places || System.isTerminal(System.standardOutput)
        var output: [UInt8] = []
        for (node, place) in found {
            if let place {
                let pointer = place.pointer.isRoot ? "" : "\(place.pointer): "
                output += "\(name):\(placed.placed(place.location)): \(pointer)".visibleLine.utf8
            }
            if raw, let text = node.string {
                output += text.utf8
            } else {
                let value = node.json.serializedBytes(.compact)
                // Places are for people.
                output += isShown ? TerminalJSON.escaped(value) : value
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
