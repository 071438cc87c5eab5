/// Standard output and standard error: whole texts at a time, and colour only for a person who looks at a terminal.
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

    /// Tells the person something.
    ///
    /// When nobody can hear it there is nobody to complain to either.
    static func tell(_ text: String) {
        let text = colours(on: System.standardError) ? Paint.severities(of: text) : text
        try? System.write(Array((text + "\n").utf8), to: System.standardError)
    }

    /// Writes to the terminal as it is, for what goes away again.
    static func draw(_ text: String) { try? System.write(Array(text.utf8), to: System.standardError) }

    /// Writes what was found in documents, for a person or another program.
    static func printFindings(_ text: String) throws(CommandFailure) {
        let text = colours(on: System.standardOutput) ? Paint.severities(of: text) : text
        try print(Array((text + "\n").utf8))
    }

    /// NO_COLOR counts when it is set to anything but the empty text (no-color.org).
    private static func colours(on descriptor: Int32) -> Bool {
        System.isTerminal(descriptor) && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}
