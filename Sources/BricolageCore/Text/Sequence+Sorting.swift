extension Sequence {
    /// The sorted elements, for short sequences that are sorted seldom.
    ///
    /// Not specialised: this calls the standard library's own code, of which each type of elements would otherwise get
    /// a copy here.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func sortedSeldom(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}
