internal import Synchronization

/// The working memory of searches, kept for later ones: it is allocated only for as many as run at the same time.
final class ScratchPool<Scratch: ~Copyable & Sendable>: Sendable {
    /// The memory of one search: unused while it is in the pool, and otherwise used by one search alone.
    private final class Slot: @unchecked Sendable {
        var scratch: Scratch

        init(_ scratch: consuming Scratch) { self.scratch = scratch }
    }

    private let idle = Mutex<[Slot]>([])
    private let make: @Sendable () -> Scratch

    init(_ make: @escaping @Sendable () -> Scratch) { self.make = make }

    /// Calls a closure with memory that no other search is using.
    func withScratch<R, E: Error>(_ body: (inout Scratch) throws(E) -> R) throws(E) -> R {
        let slot = idle.withLock { $0.popLast() } ?? Slot(make())
        defer { idle.withLock { $0.append(slot) } }
        return try body(&slot.scratch)
    }
}
