internal import BricolageCore

/// A hint for `--schema` or `-s` in commands that take the schema as an argument; only other commands have the option.
enum SchemaOption {
    private static let commands: Set<String> = [
        "generate", "explain", "sample", "compatible", "lint", "metaschema", "bundle",
    ]

    /// The message of the argument parser, or one with the right syntax if it is about an unknown `--schema` or `-s`.
    static func explained(_ message: String, of arguments: [String]) -> String {
        guard let command = arguments.first, commands.contains(command) else { return message }
        for option in ["--schema", "-s"] where message.hasPrefix("Error: Unknown option '\(option)'") {
            let schema = schema(after: option, in: arguments) ?? "<schema>"
            let rest = message.drop { $0 != "\n" }
            return "Error: curio \(command) takes a schema without \(option): curio \(command) \(schema)\(rest)"
        }
        return message
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
