public import BricolageCore

extension JSONDocument.Node {
    /// Whether an object has a member that a type requires, so that reading it as this type may succeed.
    ///
    /// Unions call this just before they read the value as one of their types, to avoid futile attempts:
    ///
    ///     if json.suggests("radius") {
    ///         do { self = .circle(try json.read()); return } catch { failures.append(error) }
    ///     }
    ///
    /// While a failure is being diagnosed the result is always true, because the member may be exactly what is missing:
    /// the value is then read as the type to find other issues, and never accepted. Linear in the members of the
    /// object.
    public func suggests(_ key: String) -> Bool {
        if self[key] != nil { return true }
        return observer?.mayRead(self, lacking: key) ?? false
    }
}
