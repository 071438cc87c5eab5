/// A dictionary that is asked seldom: there is one look-up in it for many values.
///
/// Not specialised: the standard library's own code looks up and adds, where each type of keys and values would get a
/// copy of it here, of two kilobytes.
package struct SeldomTable<Key: Hashable, Value> {
    private var contents: [Key: Value]

    /// Creates an empty table.
    ///
    /// Every small message makes some. A literal without elements asks the run time for the type of a pair of key and
    /// value each time, which takes longer than all else that is done for a table here.
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
