internal import ArgumentParser

/// `curio configuration`: reads a configuration file, and reports what is wrong with it.
struct Configuration: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check a configuration of curio generate, or print the schema of such files.",
        discussion: """
            Status 0: the file is a configuration; 65: it is not, and standard error says why; 66: there is no such \
            file, or it cannot be read.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The file; otherwise curio.json, curio.yaml or curio.yml of the current folder.", valueName: "file"),
        completion: .file(extensions: ["json", "yaml", "yml"]))
    var file: String?

    @Flag(help: "Print the schema of configurations, for editors and validators.")
    var schema = false

    func validate() throws {
        guard schema, file != nil else { return }
        throw ValidationError("--schema prints the schema of every configuration: name no file.")
    }

    func run() throws {
        if schema { return try Console.print(Array((ConfigurationSchema.text + "\n").utf8)) }
        if let file {
            _ = try ConfigurationFile(file)
        } else if try ConfigurationFile.usual() == nil {
            let names = ConfigurationFile.usualNames.joined(separator: ", ")
            throw CommandFailure(.noInput, "error: none of \(names) is here; name a file")
        }
    }
}
