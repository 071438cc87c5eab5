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
    /// Leaves out the last faults of the document beyond a number, and says how many these are.
    ///
    /// - Parameter sorted: How many faults at the beginning come before all others in the document.
    mutating func keepFirst(_ limit: Int, sortedUpTo sorted: Int = 0) -> Int {
        guard count > limit else { return 0 }
        let omittedCount = count - limit
        if sorted < limit { self[sorted...].sort { $0.index < $1.index } }
        removeLast(omittedCount)
        return omittedCount
    }
}
