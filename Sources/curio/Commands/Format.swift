internal import ArgumentParser
internal import BricolageCore
internal import BricolageWriting

/// `curio format`: JSON in, the same JSON out, laid out anew.
struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay JSON out anew without changing what it says.",
        discussion: """
            Numbers keep every digit as written, members keep their order, and keys that an object holds twice stay \
            twice. Text that is not JSON is answered with its place and status 65; of a text of 4 MB or more, what \
            stands before the place has been written by then.

            Memory does not grow with the text. With --sort-keys it grows with the largest object that is in no other \
            one, which may have 256 MB.
            """
    )

    @Argument(
        help: ArgumentHelp("The file to read; standard input when it is left out or `-`.", valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(name: .customLong("compact"), help: "Put everything on one line, without any space.")
    var isCompact = false

    @Flag(name: .customLong("sort-keys"), help: "Sort the members of every object by the bytes of their keys.")
    var sortsKeys = false

    @Option(help: "What one level is indented by: 2 or 4 spaces, or a tab. (default: 2)")
    var indent: Indent?

    enum Indent: String, ExpressibleByArgument, CaseIterable {
        case two = "2"
        case four = "4"
        case tab
    }

    func validate() throws {
        if isCompact, indent != nil {
            throw ValidationError("--compact leaves nothing for --indent to do; choose one of them.")
        }
    }

    func run() throws {
        let input = try Input(file, purpose: "JSON")
        let limit = largestValue
        var formatter = StreamFormatter(
            formatting: JSONFormatting(indentation: indentation, sortsKeys: sortsKeys), maximumSize: limit)
        do {
            var head: [UInt8]? = try input.bytes(upTo: Self.checkedSize)
            // So short a text can be refused before anything of it is written.
            if let head, head.count < Self.checkedSize { _ = try JSONDocument(parsing: head) }
            while let text = try formatter.next(reading: { try head.take() ?? input.nextChunk() }) {
                try Console.print(text)
            }
        } catch let error as JSONSyntaxError {
            if error.reason == .sizeLimit(limit) { throw tooLarge(limit, at: error.location, in: input.name) }
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
        try Console.print([UInt8(ascii: "\n")])
    }

    /// The size from which on a text is written while it is read.
    private static let checkedSize = 4 << 20

    /// The most bytes of what must be held whole: a number, and an object whose members are sorted.
    private static let largestValue = 256 << 20

    /// How much memory there must be for each byte of an object whose members are sorted: `[[[…]]]` takes 86.
    private static let memoryPerByte = 96

    /// The limit, or as much less as there is memory for.
    private var largestValue: Int {
        var size = Self.largestValue
        while sortsKeys, size > 1 << 16, !System.hasMemory(size * Self.memoryPerByte) { size /= 2 }
        return size
    }

    private func tooLarge(_ limit: Int, at location: SourceLocation, in name: String) -> CommandFailure {
        if limit < Self.largestValue {
            return CommandFailure(
                .ourFault, path: "\(name):\(location)", "no memory to sort an object of more than \(limit) bytes")
        }
        let what = sortsKeys ? "an object that is sorted" : "a number"
        return CommandFailure(
            .badInput, path: "\(name):\(location)", "\(what) is larger than the limit of \(limit) bytes")
    }

    private var indentation: JSONFormatting.Indentation {
        if isCompact { return .none }
        return switch indent ?? .two {
        case .two: .spaces(2)
        case .four: .spaces(4)
        case .tab: .tab
        }
    }
}
