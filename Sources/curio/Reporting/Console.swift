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
        let text = colours ? Paint.severities(of: text) : text
        try? System.write(Array((text + "\n").utf8), to: System.standardError)
    }

    /// NO_COLOR counts when it is set to anything but the empty text (no-color.org).
    private static var colours: Bool {
        System.isTerminal(System.standardError) && (System.environment("NO_COLOR") ?? "").isEmpty
            && System.environment("TERM") != "dumb"
    }
}
