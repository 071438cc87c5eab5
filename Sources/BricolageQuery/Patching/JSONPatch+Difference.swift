public import BricolageCore

extension JSONPatch {
    /// The changes that make one value of another.
    ///
    /// Applied to the old value, the patch gives a value equal to the new one; it is empty if both are equal already.
    /// Objects are compared member by member; objects with duplicate keys are replaced whole. In arrays, elements that
    /// occur once in both and in the same order stay where they are; where the removals and additions would take more
    /// than twice the text of the new array, it is replaced whole. The patch is usually short, but not always the
    /// shortest: nothing is moved or copied.
    ///
    /// - Complexity: Linear in both values and in the patch, apart from ordering the elements of arrays that stay.
    public init(from old: JSON, to new: JSON) {
        var difference = JSONDifference(from: old, to: new)
        self.init(difference.operations())
    }
}
