internal import ArgumentParser
internal import BricolageCore

/// Swift types from JSON Schema, and checks of documents and schemas.
@main
struct Curio: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curio",
        abstract: "Swift types from JSON Schema, and checks of documents and schemas.",
        discussion: """
            The spelling of the first Curio still works: cat food.schema.json | curio -name Food > Food.swift

            \(ExitStatus.explanation)
            """,
        version: version,
        subcommands: [
            Generate.self, Configuration.self, Coverage.self, Format.self,
            Query.self, Diff.self, Patch.self, Infer.self, Validate.self, Explain.self, Sample.self, Compatible.self,
            Lint.self, Metaschema.self, Test.self, Bundle.self, Bowtie.self,
        ]
    )

    static let version = "0.1.0"

    static func main() {
        System.ignoreSignalsOfWriting()
        // Where it has no room beside the names of options, the argument parser omits their descriptions, or ends the
        // process.
        System.widenTerminal(to: 50)
        System.exit(status(of: System.arguments).rawValue)
    }

    /// Refuses arguments that are not UTF-8; otherwise runs the command.
    private static func status(of arguments: [String?]) -> ExitStatus {
        let texts = arguments.compactMap(\.self)
        guard texts.count == arguments.count else {
            let position = arguments.prefix { $0 != nil }.count + 1
            Console.tell("error: argument \(position) is not UTF-8, which names and paths must be")
            return .usage
        }
        return status(of: SchemaInput.withoutDashes(SeedArguments.rewritten(texts)))
    }

    /// Runs the command, and turns any error into a status and, if there is one, a message.
    private static func status(of arguments: [String]) -> ExitStatus {
        if let failure = failure(ofCommandIn: arguments) ?? SchemaOption.missingDash(in: arguments)
            ?? SchemaOption.repetition(in: arguments)
        {
            Console.tell(failure)
            return .usage
        }
        do {
            var command = try parseAsRoot(arguments)
            do {
                try command.run()
            } catch let failure as CommandFailure {
                return told(failure)
            } catch  where exitCode(for: error) == .failure {
                Console.tell("curio: internal error: \(error)\nThis is a fault of curio; please report it.")
                return .ourFault
            }
            return .done
        } catch {
            return answer(to: shown(error, arguments), of: arguments)
        }
    }

    /// The message if the arguments name a command that does not exist, at their beginning or after `help`; or none,
    /// although there is input for one: the help would be taken for its output.
    private static func failure(ofCommandIn arguments: [String]) -> String? {
        let names = configuration.subcommands.compactMap { $0._commandName } + ["help"]
        if arguments.isEmpty, System.isFileOrPipe(System.standardInput) {
            return
                "error: standard input is given, but no command; curio generate makes Swift types of a schema there, "
                + "and curio --help lists all commands"
        }
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard let name = words.first, !name.hasPrefix("-"), !names.contains(name) else { return nil }
        let nearest = NearestSpelling.find(name, among: names)
        let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "curio --help lists all"
        return "error: there is no command \"\(name)\"; \(hint)".visibleLine
    }

    /// The error that arguments cause, with escapes for invisible characters in them.
    private static func shown(_ error: any Error, _ arguments: [String]) -> any Error {
        let visible = arguments.map(\.visibleLine)
        guard visible != arguments, !exitCode(for: error).isSuccess else { return error }
        do {
            _ = try parseAsRoot(visible)
            return error
        } catch {
            return error
        }
    }

    /// Prints help, version and completion scripts to standard output, and usage errors to standard error.
    private static func answer(to error: any Error, of arguments: [String]) -> ExitStatus {
        let message = SchemaOption.explained(fullMessage(for: error), of: arguments)
        guard exitCode(for: error).isSuccess else {
            Console.tell(message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) : message)
            return .usage
        }
        do throws(CommandFailure) {
            try Console.print(Array((message + "\n").utf8))
            return .done
        } catch {
            return told(error)
        }
    }

    /// The status of a failure, after its message has been printed.
    private static func told(_ failure: CommandFailure) -> ExitStatus {
        if let message = failure.message { Console.tell(message) }
        return failure.status
    }
}
