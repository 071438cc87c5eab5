internal import ArgumentParser

/// The file that a command writes, in every command that writes a single one.
struct OutputOption: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; standard output when it is left out or `-`.", valueName: "file"),
        completion: .file())
    var output: String?

    /// Refuses a file that is one of the inputs.
    func demandOther(than inputs: [String]) throws(CommandFailure) {
        guard let output, output != "-" else { return }
        try OutputFile(path: output).demandOther(than: inputs)
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) { try OutputFile.write(bytes, to: output) }

    /// Writes JSON, with escapes if it is shown on a terminal.
    func write(json text: [UInt8]) throws(CommandFailure) {
        guard let output, output != "-" else { return try Console.print(json: text) }
        try write(text)
    }
}
