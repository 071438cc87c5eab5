internal import BricolageCore

/// Hints for `--schema` and `-s`: some commands require the option, others take the schema as an argument.
enum SchemaOption {
    private static let commands: Set<String> = [
        "generate", "explain", "sample", "compatible", "lint", "metaschema", "bundle",
    ]

    /// The message of the argument parser, or one with the right syntax if it is about an unknown `--schema` or `-s`, or
    /// about a missing one that is merely misspelt.
    static func explained(_ message: String, of arguments: [String]) -> String {
        if message.hasPrefix("Error: Missing expected argument '--schema"), let word = misspelling(in: arguments) {
            let usage = message.firstRange(of: "\nUsage: ").map { message[$0.lowerBound...] } ?? ""
            return "Error: Unknown option '\(word)'. Did you mean '--schema'?\(usage)"
        }
        guard let command = arguments.first, commands.contains(command) else { return message }
        for option in ["--schema", "-s"] where message.hasPrefix("Error: Unknown option '\(option)'") {
            let schema = schema(after: option, in: arguments) ?? "<schema>"
            let rest = message.drop { $0 != "\n" }
            return "Error: curio \(command) takes a schema without \(option): curio \(command) \(schema)\(rest)"
        }
        return message
    }

    /// The complaint about several schemas for a command that takes one: the argument parser takes the last one.
    static func repetition(in arguments: [String]) -> String? {
        guard let command = arguments.first, ["validate", "test", "coverage"].contains(command) else { return nil }
        let count = arguments.prefix { $0 != "--" }.count { word in
            ["--schema", "-s"].contains { word == $0 || word.hasPrefix($0 + "=") }
        }
        return count > 1 ? "error: curio \(command) takes one --schema, and there are \(count)" : nil
    }

    /// The complaint about `-schema` instead of `--schema`: for the argument parser each letter is an option, among them
    /// `-h`, so that it prints the help, and the run succeeds.
    static func missingDash(in arguments: [String]) -> String? {
        let words = arguments.prefix { $0 != "--" }
        guard words.contains(where: { $0 == "-schema" || $0.hasPrefix("-schema=") }) else { return nil }
        return "error: Unknown option '-schema'. Did you mean '--schema'?"
    }

    /// The first option that is nearly `--schema`.
    private static func misspelling(in arguments: [String]) -> String? {
        let words = arguments.lazy.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
        return words.first { $0.hasPrefix("--") && NearestSpelling.find($0, among: ["--schema"]) != nil }?.visibleLine
    }

    private static func schema(after option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
            return nil
        }
        let word = arguments[index]
        guard word == option else { return String(word.dropFirst(option.count + 1)).visibleLine }
        guard index + 1 < arguments.count else { return nil }
        return arguments[index + 1].visibleLine
    }
}
