extension Sequence {
    /// The elements in an order, for what is sorted seldom and small.
    ///
    /// Not specialised: the standard library's own code sorts, where each type of elements would get a copy of it here.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package func sortedSeldom(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}
