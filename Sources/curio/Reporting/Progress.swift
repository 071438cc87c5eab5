internal import BricolageCore

/// How far a run over many files has come, in one line on a terminal that goes away again.
struct Progress {
    private let count: Int
    private let isShown: Bool
    private var position = 0
    private var lastShown: ContinuousClock.Instant?
    private var isVisible = false

    /// Shows something only for several files and to somebody who looks at standard error.
    init(count: Int) {
        self.count = count
        isShown = count > 1 && System.isTerminal(System.standardError) && System.environment("TERM") != "dumb"
    }

    /// Tells that a file is looked at now, not more often than an eye can follow.
    mutating func advance(to name: String) {
        position += 1
        guard isShown else { return }
        let now = ContinuousClock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        isVisible = true
        Console.draw("\r\u{1B}[K[\(position)/\(count)] \(name.visibleLine.suffix(60))")
    }

    /// Takes the line away, so that something else can be printed.
    mutating func clear() {
        guard isVisible else { return }
        isVisible = false
        Console.draw("\r\u{1B}[K")
    }
}
