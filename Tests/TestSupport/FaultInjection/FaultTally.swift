/// How many of the faults that were put into documents were reported, and what was reported that was not put there.
public struct FaultTally: Sendable {
    /// The documents with faults.
    public var documents = 0
    /// The faults that were put in.
    public var injected = 0
    /// What was reported because code has refused it.
    public var observed = Reports()
    /// What was reported because of a declaration.
    public var declared = Reports()
    /// Documents that a plain decode refused and of which nothing was reported.
    public var silent = 0
    /// Documents of which the report says that there may be more.
    public var incomplete = 0
    /// Documents of which the report claims to be complete although a fault is missing in it.
    public var misleading = 0
    /// Some of the documents for which the report was not exact, for people to look at.
    public var examples: [String] = []

    /// Creates an empty tally.
    public init() {}

    /// The issues with one basis.
    public struct Reports: Sendable {
        /// Those that stand at the place of a fault, one for each.
        public var found = 0
        /// Those that stand for a fault in one of the types of a union.
        public var foundInUnion = 0
        /// What else was reported at places that have a fault, or at which a plain decode stops because of one.
        public var repeated = 0
        /// What was reported at places without a fault.
        public var additional = 0

        /// All issues.
        public var count: Int { found + foundInUnion + repeated + additional }

        /// What was reported without reason, as a share of all that was reported.
        public var falseShare: Double { count == 0 ? 0 : Double(additional) / Double(count) }

        /// Adds other issues.
        public static func += (left: inout Reports, right: Reports) {
            left.found += right.found
            left.foundInUnion += right.foundInUnion
            left.repeated += right.repeated
            left.additional += right.additional
        }
    }

    /// What was reported, whatever its basis.
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

    /// What was reported without reason, as a share of all that was reported.
    public var falseShare: Double { reports.falseShare }
}
