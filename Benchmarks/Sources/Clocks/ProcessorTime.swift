internal import Foundation

/// What the process has used so far.
public enum ProcessorTime {
    /// Seconds of processor time.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The most memory that the process has had so far.
public enum PeakMemory {
    /// Bytes of resident memory.
    public static var bytes: Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
}
