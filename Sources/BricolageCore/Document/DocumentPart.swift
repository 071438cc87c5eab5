internal import Synchronization

/// Marks a document as a part of a larger text, and remembers whether anybody asked for what only the whole can answer.
///
///     text    [ {"a": 1}, {"b": 2}, {"c": 3} ]
///     part              [ {"b": 2} ]              its values are right, their places are not
///
/// A type that is told the place of its value, or is given the document, could see that it was read from a part.
/// Whoever reads in parts asks afterwards, and then reads from the whole text instead.
package final class DocumentPart: Sendable {
    private let isWholeWanted = Atomic(false)

    /// Says that somebody is about to see a place in the part, or the part itself.
    @inline(never)
    package func wantWhole() { isWholeWanted.store(true, ordering: .relaxed) }

    /// Whether nobody has seen that this is a part.
    var isUnseen: Bool { !isWholeWanted.load(ordering: .relaxed) }
}
