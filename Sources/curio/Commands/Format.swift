internal import ArgumentParser
internal import BricolageCore
internal import BricolageWriting

/// `curio format`: reads JSON, and writes the same JSON with another layout.
struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reformat JSON without changing its content.",
        discussion: """
            Numbers keep every digit as written, members keep their order, and keys that an object holds twice stay \
            twice. If the text is not JSON, the location of the error is reported and the status is 65; if it has 4 MB or \
            more, everything before that location has been written.

            Memory does not grow with the text. With --sort-keys it grows with the largest outermost object, which may \
            have 256 MB.
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
            throw ValidationError("--compact and --indent cannot be combined.")
        }
    }

    func run() throws {
        let input = try Input(file, purpose: "JSON")
        var formatter = StreamFormatter(
            formatting: JSONFormatting(indentation: indentation, sortsKeys: sortsKeys),
            maximumSize: sortsKeys ? Self.sureSize : Self.largestValue)
        do {
            var head: [UInt8]? = try input.bytes(upTo: Self.checkedSize)
            // Text this short is checked before any of it is written.
            if let head, head.count < Self.checkedSize { _ = try JSONDocument(parsing: head) }
            var terminal = System.isTerminal(System.standardOutput) ? TerminalJSON() : nil
            while let text = try next(of: &formatter, reading: { try head.take() ?? input.nextChunk() }) {
                try Console.print(terminal?.next(text) ?? text)
            }
        } catch let error as JSONSyntaxError {
            if case .sizeLimit(let limit) = error.reason { throw tooLarge(limit, at: error.location, in: input.name) }
            throw CommandFailure(.badInput, error.report, in: input.name)
        }
        try Console.print([UInt8(ascii: "\n")])
    }

    /// The size from which on text is written while it is still being read.
    private static let checkedSize = 4 << 20

    /// The maximum size in bytes of anything that must be in memory as a whole: a number, or an object whose members
    /// are sorted.
    private static let largestValue = 256 << 20

    /// How many bytes of memory must be available for each byte of an object whose members are sorted; `[[[…]]]`
    /// takes 86.
    private static let memoryPerByte = 96

    /// The maximum size in bytes of an object that is sorted without a check of the available memory.
    private static let sureSize = 1 << 20

    /// The next part of the text.
    ///
    /// An object may grow as long as there is memory to sort it: the limit rises by a quarter at a time, so that the
    /// check does not demand much more memory than necessary.
    private func next(
        of formatter: inout StreamFormatter, reading nextChunk: () throws -> [UInt8]?
    ) throws -> [UInt8]? {
        while true {
            do {
                return try formatter.next(reading: nextChunk)
            } catch let error as JSONSyntaxError where error.reason == .sizeLimit(formatter.maximumSize) {
                let size = min(formatter.maximumSize / 4 * 5, Self.largestValue)
                guard size > formatter.maximumSize, System.hasMemory(size * Self.memoryPerByte) else { throw error }
                formatter.maximumSize = size
            }
        }
    }

    private func tooLarge(_ limit: Int, at location: SourceLocation, in name: String) -> CommandFailure {
        if limit < Self.largestValue {
            return CommandFailure(
                .badInput, path: "\(name):\(location)",
                "there is no memory to sort an object of more than \(limit) bytes")
        }
        let what = sortsKeys ? "an object to be sorted" : "a number"
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
