internal import BricolageCore
internal import BricolageSchema
internal import Synchronization

/// Notes which files a run reads, and waits until one of them is another one.
final class Watcher: Sendable {
    private let stamps = Mutex<[String: System.Stamp?]>([:])

    /// How often files are looked at.
    private static let pause = Duration.milliseconds(250)

    /// Notes a file as it is now.
    func note(_ path: String) {
        stamps.withLock { $0[path] = .some(System.stamp(of: path)) }
    }

    /// Returns when a file is not what it was any more.
    func wait() {
        while !stamps.withLock({ $0.contains { path, stamp in System.stamp(of: path) != stamp } }) {
            System.sleep(for: Self.pause)
        }
    }

    /// A loader that notes what another one finds.
    func watching(_ loader: any SchemaLoader) -> any SchemaLoader { WatchedLoader(loader: loader, watcher: self) }
}

private struct WatchedLoader: SchemaLoader {
    let loader: any SchemaLoader
    let watcher: Watcher

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try noted(loader.load(reference, relativeTo: source))
    }

    func load(at address: URIReference) throws -> SchemaSource? { try noted(loader.load(at: address)) }

    private func noted(_ source: SchemaSource?) -> SchemaSource? {
        if let path = source?.path { watcher.note(path) }
        return source
    }
}
