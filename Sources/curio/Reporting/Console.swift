internal import BricolageCore

/// Standard output and standard error: whole texts at a time, and colour only for a person who looks at a terminal.
///
/// What is told may quote names of files and texts of documents, which anybody may have chosen: nothing of it commands a
/// terminal. Products, such as JSON and Swift, are written as they are.
enum Console {
    /// Writes the product of a run.
    ///
    /// A reader that went away ends the run quietly; anything else is told.
    static func print(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(System.Failure) {
            try System.write(bytes, to: System.standardOutput)
        } catch {
            guard error != .brokenPipe else { throw CommandFailure(.cannotWrite, nil) }
            throw CommandFailure(.cannotWrite, path: "<stdout>", "cannot be written: \(error)")
        }
    }

    /// Writes answers for people, a line each.
    static func print(lines: [String]) throws(CommandFailure) {
        try print(Array(lines.map { $0.visibleLine + "\n" }.joined().utf8))
    }

    /// Tells the person something.
    ///
    /// When nobody can hear it there is nobody to complain to either.
    static func tell(_ text: String) {
        try? System.write(Array((shown(text, on: System.standardError) + "\n").utf8), to: System.standardError)
    }

    /// Writes to the terminal as it is, for what goes away again.
    static func draw(_ text: String) { try? System.write(Array(text.utf8), to: System.standardError) }

    /// Writes what was found in documents, for a person or another program.
    static func printFindings(_ text: String) throws(CommandFailure) {
        try print(Array((shown(text, on: System.standardOutput) + "\n").utf8))
    }

    /// The lines of a text with escapes for what does not show, and with colours where somebody sees them.
    private static func shown(_ text: String, on descriptor: Int32) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visibleLine }
        let visible = lines.joined(separator: "\n")
        return colours(on: descriptor) ? Paint.severities(of: visible) : visible
    }

    /// NO_COLOR counts when it is set to anything but the empty text (no-color.org).
    private static func colours(on descriptor: Int32) -> Bool {
        System.isTerminal(descriptor) && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}
