internal import Foundation

/// The wall clock, which does not depend on the work of the process.
public enum WallTime {
    /// Seconds since a fixed but unspecified time.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
