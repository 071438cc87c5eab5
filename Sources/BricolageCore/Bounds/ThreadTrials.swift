public import BricolageKernel

/// The reads that are going on within each other on this thread, and how many have failed, as `ThreadTrials.h` keeps
/// them.
///
/// Whoever remembers what they have become stands above the core and puts an owned reference there, which is released
/// here when the outermost read ends.
@usableFromInline package enum ThreadTrials {
    /// Does something one level further, so that what is tried in it is remembered from one try to the next.
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

    /// Whether objects are read so that null is refused where a field may be absent, unless null is a value of it.
    @inlinable @inline(__always)
    package static var nullsAreRefused: Bool { bricolage_trials().pointee.nulls_are_refused != 0 }

    /// Reads something in which null is never taken for absent, so that what is read is all that there is.
    @inline(never)
    package static func refusingNulls<Value>(_ body: () throws -> Value) rethrows -> Value {
        let trials = bricolage_trials()
        let before = trials.pointee.nulls_are_refused
        trials.pointee.nulls_are_refused = 1
        defer { trials.pointee.nulls_are_refused = before }
        return try body()
    }

    /// How many reads have failed on this thread: what they cost is most of what trying several types does.
    package static var failureCount: Int { Int(truncatingIfNeeded: bricolage_trials().pointee.failures) }

    /// Takes note of a read that has failed.
    static func noteFailure() { bricolage_trials().pointee.failures &+= 1 }
}
