import Benchmark
import Operations

/// Parsing, visiting, changing and serialising documents, by this library and by Foundation.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration.metrics = [.wallClock, .throughput, .peakMemoryResident]
    Benchmark.defaultConfiguration.maxDuration = .seconds(2)
    register([.parse, .value, .visit, .lookup, .change, .copy, .serialise, .serialisePretty])
}
