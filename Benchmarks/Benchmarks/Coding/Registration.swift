import Benchmark
import Operations

/// Registers a benchmark for each document and each competitor that has the operation.
func register(_ operations: [Operations.Operation]) {
    for operation in operations {
        for corpus in Corpus.allCases {
            // Foundation needs a minute and ten times the memory for the large document.
            for competitor in Competitor.allCases where corpus != .repeated || competitor != .foundation {
                guard competitor != .direct || operation == .decode || operation == .encode else { continue }
                let repetitions = corpus == .message || corpus == .order ? 1000 : 1
                Benchmark(
                    "\(operation.rawValue) \(corpus.rawValue) \(competitor.rawValue)",
                    configuration: .init(scalingFactor: repetitions == 1 ? .one : .kilo)
                ) { benchmark in
                    guard let workload = try Workload.make(operation, by: competitor, on: corpus) else { return }
                    benchmark.startMeasurement()
                    for _ in benchmark.scaledIterations { try workload.run() }
                    benchmark.stopMeasurement()
                }
            }
        }
    }
}
