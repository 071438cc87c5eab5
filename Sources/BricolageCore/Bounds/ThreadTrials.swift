public import BricolageKernel

/// The nested reads in progress on this thread, and how many reads have failed, as stored in `ThreadTrials.h`.
///
/// The code that remembers the results of these reads is above the core. It stores an owned reference there, which is
/// released here when the outermost read ends.
@usableFromInline package enum ThreadTrials {
    /// Runs `body` one level deeper, so that the results of attempts in it are remembered for later attempts.
    @inlinable @inline(__always)
    package static func nesting<Value>(_ body: () throws -> Value) rethrows -> Value {
        let trials = bricolage_trials()
        trials.pointee.level &+= 1
        defer { leave(trials) }
        return try body()
    }

    @inlinable @inline(__always)
    package static func leave(_ trials: UnsafeMutablePointer<BricolageTrials>) {
        trials.pointee.level &-= 1
        if trials.pointee.level == 0, trials.pointee.memory != nil { forget(trials) }
    }

    @inline(never)
    @usableFromInline static func forget(_ trials: UnsafeMutablePointer<BricolageTrials>) {
        guard let memory = trials.pointee.memory else { return }
        trials.pointee.memory = nil
        Unmanaged<AnyObject>.fromOpaque(memory).release()
    }

    /// Whether objects are read so that null is refused where a field may be absent, unless null is a value of that
    /// field.
    @inlinable @inline(__always)
    package static var nullsAreRefused: Bool { bricolage_trials().pointee.nulls_are_refused != 0 }

    /// Runs `body` so that null never counts as an absent field, and nothing is left out of what is read.
    @inline(never)
    package static func refusingNulls<Value>(_ body: () throws -> Value) rethrows -> Value {
        let trials = bricolage_trials()
        let before = trials.pointee.nulls_are_refused
        trials.pointee.nulls_are_refused = 1
        defer { trials.pointee.nulls_are_refused = before }
        return try body()
    }

    /// How many reads have failed on this thread; failed reads are most of the cost of trying several types.
    package static var failureCount: Int { Int(truncatingIfNeeded: bricolage_trials().pointee.failures) }

    /// Counts a read that has failed.
    static func noteFailure() { bricolage_trials().pointee.failures &+= 1 }
}
