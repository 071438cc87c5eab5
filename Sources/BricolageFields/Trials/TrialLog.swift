internal import Synchronization

/// What types note while they are read, such as what they leave out of themselves, in the order of the document.
///
/// A type that was tried in vain, or is not chosen, has its notes taken back; one that is remembered makes them again.
package final class TrialLog: Sendable {
    private let notes = Mutex<[any Sendable]>([])

    package init() {}

    package func append(_ new: [any Sendable]) { notes.withLock { $0 += new } }

    /// How many notes there are, to cut at.
    package var mark: Int { notes.withLock { $0.count } }

    /// Takes out what was noted since a mark.
    package func cut(from mark: Int) -> [any Sendable] {
        notes.withLock { notes in
            let own = Swift.Array(notes[min(mark, notes.count)...])
            notes.removeLast(own.count)
            return own
        }
    }

    package var all: [any Sendable] { notes.withLock { $0 } }
}
