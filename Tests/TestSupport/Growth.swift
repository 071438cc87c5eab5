import Foundation

/// How many times more processor time work takes for a large input than for a small one: the least of five runs each.
///
/// A ratio of processor times of one thread, which depends little on the machine and on its other load.
public func growth<Input>(from small: Input, to large: Input, of work: (Input) throws -> Void) rethrows -> Double {
    func seconds(_ input: Input) throws -> Double {
        try (0..<5).map { _ in
            let start = processorTime()
            try work(input)
            return processorTime() - start
        }.min() ?? 0
    }
    return try seconds(large) / max(seconds(small), 0.000_02)
}

/// How many times more processor time one piece of work takes than another: the median of seven pairs, run by turns.
public func cost(of work: () throws -> Void, comparedTo other: () throws -> Void) rethrows -> Double {
    func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = processorTime()
        try work()
        return processorTime() - start
    }
    try work()
    try other()
    let ratios = try (0..<7).map { _ in try seconds(work) / max(seconds(other), 0.000_02) }
    return ratios.sorted()[3]
}

/// The processor time of the calling thread, in seconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
