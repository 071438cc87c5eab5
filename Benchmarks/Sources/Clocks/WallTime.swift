internal import Foundation

/// The clock on the wall, which does not care what the process did.
public enum WallTime {
    /// Seconds since some moment.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
