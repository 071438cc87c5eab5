/// A dictionary for rare look-ups: one for many values.
///
/// Not specialised: look-ups and insertions call the standard library's own code, of which each type of keys and values
/// would otherwise get a copy of two kilobytes here.
package struct SeldomTable<Key: Hashable, Value> {
    private var contents: [Key: Value]

    /// Creates an empty table.
    ///
    /// Even a small message creates some tables. An empty literal would ask the runtime for the type of a key-value
    /// pair each time, which takes longer than everything else that is done for a table here.
    package init() { contents = Dictionary() }

    /// Whether there is no value in the table.
    package var isEmpty: Bool { contents.isEmpty }

    /// The value of a key; nil where there is none.
    package subscript(key: Key) -> Value? {
        @inline(never)
        @_semantics("optimize.sil.specialize.generic.never")
        get { contents[key] }
        @inline(never)
        @_semantics("optimize.sil.specialize.generic.never")
        set { contents[key] = newValue }
    }
}

extension SeldomTable: Sendable where Key: Sendable, Value: Sendable {}
