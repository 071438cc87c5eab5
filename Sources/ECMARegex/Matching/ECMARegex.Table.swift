extension ECMARegex {
    /// The table of a pattern that is searched for with an automaton, as plain memory.
    ///
    /// It is valid as long as the pattern lives, and has the symbols of ASCII characters only. `Automaton` shows an
    /// example.
    package struct Table: BitwiseCopyable, @unchecked Sendable {
        /// A symbol for each ASCII byte; nil without a table.
        package let symbols: UnsafePointer<UInt32>?
        /// For each state and symbol the index of the next state's row; nil without a table.
        package let rows: UnsafePointer<UInt32>?
        /// The length of a row: one more than there are symbols.
        package let columns: UInt32
    }

    /// The table; an empty one for patterns that are searched for with another matcher.
    package var table: Table {
        guard case .automaton(let automaton) = matcher else { return Table(symbols: nil, rows: nil, columns: 0) }
        return automaton.memory.table
    }
}
