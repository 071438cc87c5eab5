internal import BricolageCore

extension Fault {
    /// The same fault, found in a member that a type declares.
    consuming func declared(_ declaration: Declaration) -> Fault {
        self.declaration =
            self.declaration.map { Declaration(owner: declaration.owner, request: declaration.request, inner: $0) }
            ?? declaration
        return self
    }
}

extension [Fault] {
    /// Removes the faults that come last in the document, beyond a number, and returns how many were removed.
    ///
    /// - Parameter sorted: How many faults at the beginning are known to precede all others in the document.
    mutating func keepFirst(_ limit: Int, sortedUpTo sorted: Int = 0) -> Int {
        guard count > limit else { return 0 }
        let omittedCount = count - limit
        if sorted < limit { self[sorted...].sort { $0.index < $1.index } }
        removeLast(omittedCount)
        return omittedCount
    }
}
