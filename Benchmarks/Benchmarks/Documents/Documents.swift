import Benchmark
import Operations

/// Parsing, visiting and serialising documents, by this library and by Foundation.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration.metrics = [.wallClock, .throughput, .peakMemoryResident]
    Benchmark.defaultConfiguration.maxDuration = .seconds(2)
    register([.parse, .value, .visit, .serialise, .serialisePretty])
}
