import Foundation

/// How many times more processor time work takes for a large input than for a small one: the least of five runs each,
/// of two if these took a second.
///
/// A ratio of processor times of one thread, which depends little on the machine and on its other load, and the less
/// the longer the work takes.
public func growth<Input>(from small: Input, to large: Input, of work: (Input) throws -> Void) rethrows -> Double {
    func seconds(_ input: Input) throws -> Double {
        var (runs, sum, least) = (0, 0.0, Double.infinity)
        while runs < 2 || (runs < 5 && sum < 1) {
            let time = try processorTime(of: { try work(input) })
            (runs, sum, least) = (runs + 1, sum + time, min(least, time))
        }
        return least
    }
    return try seconds(large) / max(seconds(small), 0.000_02)
}

/// How many times more processor time one piece of work takes than another: the median of seven pairs, run by turns.
public func cost(of work: () throws -> Void, comparedTo other: () throws -> Void) rethrows -> Double {
    try work()
    try other()
    let ratios = try (0..<7).map { _ in try processorTime(of: work) / max(processorTime(of: other), 0.000_02) }
    return ratios.sorted()[3]
}

/// The seconds of processor time that the calling thread takes for some work.
private func processorTime(of work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
}
