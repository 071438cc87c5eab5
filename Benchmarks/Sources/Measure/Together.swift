import Clocks
import Foundation
import Operations

/// The same work, done by several tasks at the same time.
enum Together {
    static let tasks = 8

    /// Prints the time of tasks that run at the same time, as a share of their time one after the other.
    ///
    ///     one after the other   ▬▬▬▬ ▬▬▬▬ ▬▬▬▬ ▬▬▬▬ …
    ///     together, of 4 cores  ▬▬▬▬ ▬▬▬▬
    ///                           ▬▬▬▬ ▬▬▬▬
    ///                           ▬▬▬▬ ▬▬▬▬
    ///                           ▬▬▬▬ ▬▬▬▬              0.25, or more where they wait for each other
    static func sample(_ workloads: [Workload], seconds: Double) throws {
        for workload in workloads { try workload.run() }
        let begin = WallTime.now
        for workload in workloads { try workload.run() }
        // So many times that the cost of starting a task is negligible.
        let repetitions = max(1, Int(0.01 / (WallTime.now - begin) * Double(tasks)))
        print(workloads[0].bytes)
        // Each workload is run by a single task, and shared data is only read.
        nonisolated(unsafe) let workloads = workloads
        let end = WallTime.now + seconds
        var samples = 0
        repeat {
            let alone = time { for workload in workloads { run(workload, repetitions) } }
            let together = time {
                DispatchQueue.concurrentPerform(iterations: workloads.count) { run(workloads[$0], repetitions) }
            }
            print(together / alone)
            samples += 1
        } while WallTime.now < end || samples < 3
    }

    private static func run(_ workload: Workload, _ repetitions: Int) {
        // Workloads that fail have failed before the measurement.
        for _ in 0..<repetitions { try? workload.run() }
    }

    private static func time(_ work: () -> Void) -> Double {
        let begin = WallTime.now
        work()
        return WallTime.now - begin
    }
}
