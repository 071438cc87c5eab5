internal import BricolageCore

/// The progress of a run over several files, in one line of a terminal that is erased at the end.
struct Progress {
    private let count: Int
    private let isShown: Bool
    private var position = 0
    private var lastShown: ContinuousClock.Instant?
    private var isVisible = false

    /// Creates a progress that is shown only for several files, and if standard error is a terminal.
    init(count: Int) {
        self.count = count
        isShown = count > 1 && System.isTerminal(System.standardError) && System.environment("TERM") != "dumb"
    }

    /// Shows the current file, at most ten times a second.
    mutating func advance(to name: String) {
        position += 1
        guard isShown else { return }
        let now = ContinuousClock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        isVisible = true
        Console.draw("\r\u{1B}[K[\(position)/\(count)] \(name.visibleLine.suffix(60))")
    }

    /// Erases the line, so that something else can be printed.
    mutating func clear() {
        guard isVisible else { return }
        isVisible = false
        Console.draw("\r\u{1B}[K")
    }
}
