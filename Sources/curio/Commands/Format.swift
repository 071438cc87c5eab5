internal import ArgumentParser
internal import BricolageCore

/// `curio format`: JSON in, the same JSON out, laid out anew.
struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lay JSON out anew without changing what it says.",
        discussion: """
            Numbers keep every digit as written, members keep their order, and keys that an object holds twice stay \
            twice. Text that is not JSON is answered with its place and status 65.
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
        let input = try Input.read(file, limit: JSONParsingOptions.largestSize, purpose: "JSON")
        let value: JSON
        do throws(JSONSyntaxError) {
            value = try JSON(parsing: input.bytes, options: JSONParsingOptions(duplicateKeys: .keep))
        } catch {
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
        var output = JSONOutput(formatting: JSONFormatting(indentation: indentation, sortsKeys: sortsKeys))
        output.write(value)
        var bytes = try output.finish()
        bytes.append(UInt8(ascii: "\n"))
        try Console.print(bytes)
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
