internal import Synchronization

/// What searches write to, kept for the next search: only as many allocate as run at the same time.
final class ScratchPool<Scratch: ~Copyable & Sendable>: Sendable {
    /// A place for one scratch, which nobody uses while it is in the pool, and one search while it is not.
    private final class Slot: @unchecked Sendable {
        var scratch: Scratch

        init(_ scratch: consuming Scratch) { self.scratch = scratch }
    }

    private let idle = Mutex<[Slot]>([])
    private let make: @Sendable () -> Scratch

    init(_ make: @escaping @Sendable () -> Scratch) { self.make = make }

    /// Lends a scratch that nobody else has.
    func withScratch<R, E: Error>(_ body: (inout Scratch) throws(E) -> R) throws(E) -> R {
        let slot = idle.withLock { $0.popLast() } ?? Slot(make())
        defer { idle.withLock { $0.append(slot) } }
        return try body(&slot.scratch)
    }
}
