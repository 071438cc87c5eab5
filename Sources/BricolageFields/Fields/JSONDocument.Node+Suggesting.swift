public import BricolageCore

extension JSONDocument.Node {
    /// Whether an object has a member that a type requires, so that it may be worth reading the object as this type.
    ///
    /// Unions ask this right before they read the value as one of their types, so that nothing is read in vain:
    ///
    ///     if json.suggests("radius") {
    ///         do { self = .circle(try json.read()); return } catch { failures.append(error) }
    ///     }
    ///
    /// While a failure is being diagnosed the answer is always yes, because the member may be just what is missing: the
    /// value is then read as the type to see what else is wrong, and never accepted. Linear in the members of the
    /// object.
    public func suggests(_ key: String) -> Bool {
        if self[key] != nil { return true }
        return observer?.mayRead(self, lacking: key) ?? false
    }
}
