/// How many of the faults that were put into documents were reported, and what was reported that was not put there.
public struct FaultTally: Sendable {
    /// The documents with faults.
    public var documents = 0
    /// The faults that were put in.
    public var injected = 0
    /// The issues that were reported because code has rejected a value.
    public var observed = Reports()
    /// The issues that were reported because of a declaration.
    public var declared = Reports()
    /// Documents that a plain decode rejected and about which nothing was reported.
    public var silent = 0
    /// Documents whose report says that there may be more issues.
    public var incomplete = 0
    /// Documents whose report claims to be complete although it lacks a fault.
    public var misleading = 0
    /// Some of the documents for which the report was not exact, for people to look at.
    public var examples: [String] = []

    /// Creates an empty tally.
    public init() {}

    /// The issues with one basis.
    public struct Reports: Sendable {
        /// Issues at the place of a fault, one for each fault.
        public var found = 0
        /// Issues that represent a fault in one of the types of a union.
        public var foundInUnion = 0
        /// Other issues at places that have a fault, or at which a plain decode stops because of one.
        public var repeated = 0
        /// Issues at places without a fault.
        public var additional = 0

        /// All issues.
        public var count: Int { found + foundInUnion + repeated + additional }

        /// The share of issues without reason among all issues.
        public var falseShare: Double { count == 0 ? 0 : Double(additional) / Double(count) }

        /// Adds other issues.
        public static func += (left: inout Reports, right: Reports) {
            left.found += right.found
            left.foundInUnion += right.foundInUnion
            left.repeated += right.repeated
            left.additional += right.additional
        }
    }

    /// All issues, whatever their basis.
    public var reports: Reports {
        var all = observed
        all += declared
        return all
    }

    /// Adds another tally.
    public static func += (left: inout FaultTally, right: FaultTally) {
        left.documents += right.documents
        left.injected += right.injected
        left.observed += right.observed
        left.declared += right.declared
        left.silent += right.silent
        left.incomplete += right.incomplete
        left.misleading += right.misleading
        left.examples += right.examples
    }

    /// The share of the faults that were found.
    public var foundShare: Double { injected == 0 ? 1 : Double(reports.found) / Double(injected) }

    /// The share of issues without reason among all issues.
    public var falseShare: Double { reports.falseShare }
}
