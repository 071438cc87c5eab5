public import BricolageCore
public import BricolageKernel

extension ThreadTrials {
    /// Whether the first issue is enough, unless the caller is observed: a read around this one is in progress, and if
    /// it fails, the other issues are searched for then.
    ///
    /// Searching for them here as well would be repeated at each level, twice as often with each.
    package static var firstIssueIsEnough: Bool {
        let trials = bricolage_trials()
        return trials.pointee.level > 0 || trials.pointee.attempts > 0
    }

    /// Runs a diagnosing pass; nil if `limit` reads and passes are already in progress around it.
    package static func passing<Outcome>(within limit: Int, _ pass: () -> Outcome) -> Outcome? {
        let trials = bricolage_trials()
        guard trials.pointee.level + trials.pointee.passes < limit else { return nil }
        trials.pointee.passes &+= 1
        defer { trials.pointee.passes &-= 1 }
        return pass()
    }

    /// Reads something for the diagnosing pass, which searches for the other issues if it fails.
    @inlinable @inline(__always)
    package static func attempting<Value>(_ body: () throws -> Value) rethrows -> Value {
        let trials = bricolage_trials()
        trials.pointee.attempts &+= 1
        defer { trials.pointee.attempts &-= 1 }
        return try body()
    }
}
