internal import Synchronization

/// Records the files that a run reads or fails to find, and waits until one of them changes, appears or disappears.
final class Watcher: Sendable {
    private let stamps = Mutex<[String: System.Stamp?]>([:])

    /// The interval at which files are checked.
    private static let pause = Duration.milliseconds(250)

    /// Records the current state of a file, or its absence; a file that was recorded before keeps its earlier state.
    func note(_ path: String) {
        stamps.withLock { if $0[path] == nil { $0[path] = .some(System.stamp(of: path)) } }
    }

    /// Returns once a file differs from its recorded state.
    func wait() {
        while !stamps.withLock({ $0.contains { path, stamp in System.stamp(of: path) != stamp } }) {
            System.sleep(for: Self.pause)
        }
    }
}
