public import BricolageCore

extension JSONDocument.Node {
    /// Reads the value as a union without treating null as an absent member; nil if no branch matches this way.
    ///
    /// Usually an optional member that is null is read as absent. In a union, null may instead indicate another branch
    /// that has null as a value. So generated unions first try to read the value with every null kept:
    ///
    ///     case .object:
    ///         if let whole: Self = json.readKeepingNulls() {
    ///             self = whole
    ///             return
    ///         }
    ///         do { self = .circle(try json.read()); return } catch { failures.append(error) }
    ///
    /// Within such a reading the result is nil, and the branches are tried with null refused. It is also nil while a
    /// failure is being diagnosed. `TrialMemory` keeps nested unions linear for each of the two readings.
    public func readKeepingNulls<Union: JSONReadable>(as type: Union.Type = Union.self) -> Union? {
        guard count > 0, !ThreadTrials.nullsAreRefused, observer == nil else { return nil }
        return try? ThreadTrials.refusingNulls { try Union(json: self) }
    }
}
