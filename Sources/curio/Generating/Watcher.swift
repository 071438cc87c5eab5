internal import Synchronization

/// Notes which files a run reads or looks for in vain, and waits until one of them is another one, or is there.
final class Watcher: Sendable {
    private let stamps = Mutex<[String: System.Stamp?]>([:])

    /// How often files are looked at.
    private static let pause = Duration.milliseconds(250)

    /// Notes a file as it is now, or that there is none; of one that was noted before, what it was then counts.
    func note(_ path: String) {
        stamps.withLock { if $0[path] == nil { $0[path] = .some(System.stamp(of: path)) } }
    }

    /// Returns when a file is not what it was any more.
    func wait() {
        while !stamps.withLock({ $0.contains { path, stamp in System.stamp(of: path) != stamp } }) {
            System.sleep(for: Self.pause)
        }
    }
}
