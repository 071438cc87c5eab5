extension Array {
    /// The first index from which all elements meet a condition, or the end; no element before that index may meet it.
    ///
    /// - Complexity: Logarithmic in the number of elements.
    @inlinable
    package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
