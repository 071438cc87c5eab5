package import Bricolage
import Synchronization

/// How often initialisers of types that belong together have run.
package final class ReadCount: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var value: Int { count.load(ordering: .relaxed) }

    package func add() { count.add(1, ordering: .relaxed) }

    /// How often initialisers run while the body runs.
    package func reads(_ body: () throws -> Void) rethrows -> Int {
        let before = value
        try body()
        return value - before
    }
}

/// A type that counts how often it and its parts are read: each has a count of its own, so that tests that run at the
/// same time do not count for each other.
package protocol Counted {
    static var count: ReadCount { get }
}

/// A union that reads itself.
package protocol CountedUnion: Counted, JSONReadable, Sendable {}
