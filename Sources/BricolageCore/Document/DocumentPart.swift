internal import Synchronization

/// Marks a document as a part of a larger text, and remembers whether anybody asked for something that only the whole
/// text can answer.
///
///     text    [ {"a": 1}, {"b": 2}, {"c": 3} ]
///     part              [ {"b": 2} ]              its values are right, their places are not
///
/// A type that asks for the place of its value, or for the document, could notice that it was read from a part. The
/// code that reads in parts checks this afterwards, and then reads the whole text instead.
package final class DocumentPart: Sendable {
    private let isWholeWanted = Atomic(false)

    /// Records that somebody is about to see a place in the part, or the part itself.
    @inline(never)
    package func wantWhole() { isWholeWanted.store(true, ordering: .relaxed) }

    /// Whether nobody has seen that this is a part.
    var isUnseen: Bool { !isWholeWanted.load(ordering: .relaxed) }
}
