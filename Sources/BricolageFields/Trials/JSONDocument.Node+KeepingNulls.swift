public import BricolageCore

extension JSONDocument.Node {
    /// Reads the value as a union, all of it, before a branch that leaves something out is taken: nil where no branch
    /// reads it so.
    ///
    /// An optional member that is null is read as an absent one, which is a mistake in the document, or a hint that
    /// another branch is meant, for which null is a value. Generated unions ask first whether one takes every null:
    ///
    ///     case .object:
    ///         if let whole: Self = json.readKeepingNulls() {
    ///             self = whole
    ///             return
    ///         }
    ///         do { self = .circle(try json.read()); return } catch { failures.append(error) }
    ///
    /// The answer is nil, too, within such a reading, which goes on to the branches with null refused, and while a failure
    /// is being diagnosed. However unions are within each other, each type reads each value twice at most.
    public func readKeepingNulls<Union: JSONReadable>(as type: Union.Type = Union.self) -> Union? {
        guard count > 0, !ThreadTrials.nullsAreRefused, observer == nil else { return nil }
        return try? ThreadTrials.refusingNulls { try Union(json: self) }
    }
}
