import Benchmark
import Operations

/// Decoding and encoding structs: `Codable`, direct, and Foundation's coders.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration.metrics = [.wallClock, .throughput, .peakMemoryResident]
    Benchmark.defaultConfiguration.maxDuration = .seconds(2)
    register([.decode, .encode])
}
