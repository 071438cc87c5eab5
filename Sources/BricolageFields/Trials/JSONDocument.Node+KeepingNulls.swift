public import BricolageCore

extension JSONDocument.Node {
    /// Reads the value as a union with no null taken for an absent member; nil where no branch reads it so.
    ///
    /// Elsewhere an optional member that is null is read as an absent one. In a union that may be a sign that another
    /// branch is meant, which has null as a value. So generated unions ask for a reading that keeps every null first:
    ///
    ///     case .object:
    ///         if let whole: Self = json.readKeepingNulls() {
    ///             self = whole
    ///             return
    ///         }
    ///         do { self = .circle(try json.read()); return } catch { failures.append(error) }
    ///
    /// Within such a reading the answer is nil, and the branches are tried with null refused. It is nil as well while a
    /// failure is being diagnosed. `TrialMemory` keeps unions within unions linear, once for each of the two readings.
    public func readKeepingNulls<Union: JSONReadable>(as type: Union.Type = Union.self) -> Union? {
        guard count > 0, !ThreadTrials.nullsAreRefused, observer == nil else { return nil }
        return try? ThreadTrials.refusingNulls { try Union(json: self) }
    }
}
