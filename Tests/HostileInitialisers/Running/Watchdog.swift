import Foundation
import Synchronization

/// Ends the process when one trial takes too long.
///
/// Processor time counts, so that other load on the machine makes nothing fail; a trial that only waits is ended after
/// a much longer wall-clock time.
enum Watchdog {
    private struct Start { var processor: Double, clock: Double }
    private static let start = Mutex(now)

    /// The exit status of a process that the watchdog has ended.
    static let status: Int32 = 86

    static func watch(seconds: Double) {
        let thread = Thread {
            while true {
                Thread.sleep(forTimeInterval: 0.05)
                let (since, until) = (start.withLock { $0 }, now)
                guard until.processor - since.processor > seconds || until.clock - since.clock > 30 * seconds else {
                    continue
                }
                print("hung")
                fflush(nil)
                _exit(status)
            }
        }
        thread.start()
    }

    /// Begins a trial.
    static func begin() {
        start.withLock { $0 = now }
    }

    private static var now: Start {
        Start(processor: reading(CLOCK_PROCESS_CPUTIME_ID), clock: reading(CLOCK_MONOTONIC))
    }

    private static func reading(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
