extension ECMARegex {
    /// The table of a pattern that is searched for by one, as plain memory.
    ///
    /// Valid as long as the pattern lives; `Automaton` has a drawing of it. Beyond ASCII it does not say.
    package struct Table: BitwiseCopyable, @unchecked Sendable {
        /// A symbol for each byte of ASCII; nil without a table.
        package let symbols: UnsafePointer<UInt32>?
        /// For each state and symbol the place of the row that follows; nil without a table.
        package let rows: UnsafePointer<UInt32>?
        /// How long a row is: one more than there are symbols.
        package let columns: UInt32
    }

    /// The table; an empty one for patterns that are searched for in another way.
    package var table: Table {
        guard case .automaton(let automaton) = matcher else { return Table(symbols: nil, rows: nil, columns: 0) }
        return automaton.memory.table
    }
}
