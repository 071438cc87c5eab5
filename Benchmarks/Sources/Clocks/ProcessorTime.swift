internal import Foundation

/// The processor time that the process has used so far.
public enum ProcessorTime {
    /// Seconds of processor time.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The maximum memory of the process so far.
public enum PeakMemory {
    /// Bytes of resident memory.
    public static var bytes: Int {
        #if os(Linux)
            // `getrusage` omits memory that each processor has not reported yet, up to half a megabyte.
            let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            if let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) {
                return kilobytes * 1024
            }
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
}
