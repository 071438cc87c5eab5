public import BricolageCore
public import BricolageKernel

extension ThreadTrials {
    /// Whether the first thing that is wrong is enough, unless whoever asks is observed: a read is going on around this
    /// one, and should it fail the rest is looked for then.
    ///
    /// To look for it here as well would be done anew at each level: twice as often with each.
    package static var firstIssueIsEnough: Bool {
        let trials = bricolage_trials()
        return trials.pointee.level > 0 || trials.pointee.attempts > 0
    }

    /// Runs a diagnosing pass, unless so many reads and passes are going on around it; nil then.
    package static func passing<Outcome>(within limit: Int, _ pass: () -> Outcome) -> Outcome? {
        let trials = bricolage_trials()
        guard trials.pointee.level + trials.pointee.passes < limit else { return nil }
        trials.pointee.passes &+= 1
        defer { trials.pointee.passes &-= 1 }
        return pass()
    }

    /// Reads something for the diagnosing pass, which looks for the rest should it fail.
    @inlinable @inline(__always)
    package static func attempting<Value>(_ body: () throws -> Value) rethrows -> Value {
        let trials = bricolage_trials()
        trials.pointee.attempts &+= 1
        defer { trials.pointee.attempts &-= 1 }
        return try body()
    }
}
