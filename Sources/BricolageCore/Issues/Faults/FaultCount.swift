/// Counts of faults, which unions within unions double with each level.
package enum FaultCount {
    /// The sum of two counts; the largest number where they are too many.
    package static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}
