/// Counts of faults, which can double with each level of unions within unions.
package enum FaultCount {
    /// The sum of two counts, or the largest number if it overflows.
    package static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}
