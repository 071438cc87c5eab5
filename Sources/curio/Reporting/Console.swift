internal import BricolageCore

/// Standard output and standard error: whole texts at a time, with colour only on a terminal.
///
/// Messages may quote file names and document text from untrusted sources, so control characters in them are escaped
/// and cannot affect the terminal. Products, such as JSON and Swift, are written unchanged, except for JSON on a
/// terminal, where such characters in strings become escapes of JSON.
enum Console {
    /// Writes the product of a run.
    ///
    /// A closed pipe ends the run silently; any other error has a message.
    static func print(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(System.Failure) {
            try System.write(bytes, to: System.standardOutput)
        } catch {
            guard error != .brokenPipe else { throw CommandFailure(.cannotWrite, nil) }
            throw CommandFailure(.cannotWrite, path: "<stdout>", "cannot be written: \(error)")
        }
    }

    /// Writes JSON: unchanged for programs, but on a terminal with escapes for what would control it.
    static func print(json text: [UInt8]) throws(CommandFailure) {
        try print(System.isTerminal(System.standardOutput) ? TerminalJSON.escaped(text) : text)
    }

    /// Writes lines for people to standard output, with escapes for invisible characters.
    static func print(lines: [String]) throws(CommandFailure) {
        try print(Array(lines.map { $0.visibleLine + "\n" }.joined().utf8))
    }

    /// Writes a message to standard error.
    ///
    /// A failure to write is ignored, because there is nowhere to report it.
    static func tell(_ text: String) {
        try? System.write(Array((shown(text, on: System.standardError) + "\n").utf8), to: System.standardError)
    }

    /// Writes text to standard error unchanged, for output that is erased again.
    static func draw(_ text: String) { try? System.write(Array(text.utf8), to: System.standardError) }

    /// Writes findings to standard output, for people or other programs.
    static func printFindings(_ text: String) throws(CommandFailure) {
        try print(Array((shown(text, on: System.standardOutput) + "\n").utf8))
    }

    /// The lines of a text with escapes for invisible characters, and with colours on a terminal.
    private static func shown(_ text: String, on descriptor: Int32) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visibleLine }
        let visible = CaretLine.aligned(lines, in: System.columns(of: descriptor)).joined(separator: "\n")
        return colours(on: descriptor) ? Paint.severities(of: visible) : visible
    }

    /// Whether to use colours on a descriptor; NO_COLOR disables them unless it is empty (no-color.org).
    private static func colours(on descriptor: Int32) -> Bool {
        System.isTerminal(descriptor) && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}
