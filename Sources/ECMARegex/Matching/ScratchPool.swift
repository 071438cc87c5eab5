internal import Synchronization

/// Values that searches write to, kept for the next search: no search but the first of its thread allocates.
///
/// As many are kept as searches have run at the same time.
final class ScratchPool<Scratch: Sendable>: Sendable {
    private let kept = Mutex<[Scratch]>([])
    private let make: @Sendable () -> Scratch

    init(_ make: @escaping @Sendable () -> Scratch) { self.make = make }

    /// Lends a value that nobody else has.
    func withScratch<R, E: Error>(_ body: (inout Scratch) throws(E) -> R) throws(E) -> R {
        var scratch = kept.withLock { $0.popLast() } ?? make()
        do throws(E) {
            let result = try body(&scratch)
            keep(scratch)
            return result
        } catch {
            keep(scratch)
            throw error
        }
    }

    private func keep(_ scratch: consuming Scratch) {
        kept.withLock { [scratch] in $0.append(scratch) }
    }
}
