internal import Synchronization

/// Notes that types make while they are read, such as elements that they drop, in the order of the document.
///
/// The notes of a type that was tried in vain, or is not chosen, are removed; a remembered result adds its notes again.
package final class TrialLog: Sendable {
    private let notes = Mutex<[any Sendable]>([])

    package init() {}

    package func append(_ new: [any Sendable]) { notes.withLock { $0 += new } }

    /// How many notes there are, as a mark for `cut`.
    package var mark: Int { notes.withLock { $0.count } }

    /// Removes and returns the notes since a mark.
    package func cut(from mark: Int) -> [any Sendable] {
        notes.withLock { notes in
            let own = Swift.Array(notes[min(mark, notes.count)...])
            notes.removeLast(own.count)
            return own
        }
    }

    package var all: [any Sendable] { notes.withLock { $0 } }
}
