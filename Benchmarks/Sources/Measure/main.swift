import Clocks
import Foundation
import Operations

// measure time OPERATION COMPETITOR CORPUS SECONDS   processor seconds of one run, one line each, after the bytes
// measure run OPERATION COMPETITOR CORPUS TIMES      so many runs and nothing else, for profilers
// measure tasks OPERATION COMPETITOR CORPUS SECONDS  time of eight concurrent tasks, as a share of that one by one
// measure memory OPERATION COMPETITOR CORPUS         bytes of the input and of what the operation needs beyond it
// measure keys READING COUNT SECONDS                 as `time`, for an object of so many keys
// measure schema OPERATION FOLDER SECONDS            as `time`, for a schema and its documents
// measure schema-run OPERATION FOLDER TIMES          as `run`, for the same
// measure verdicts FOLDER                            a character for each document: whether it is valid
// measure check                                      differences between competitors; fails when there are any
// measure kernels                                    the parsers that this build and processor have
// measure file CORPUS                                writes the document to the standard output

/// Runs a workload for the given number of seconds, several times for each sample if a run is too short for the clock.
func sample(_ workload: Workload, seconds: Double) throws {
    let begin = ProcessorTime.now
    try workload.run()
    var once = max(ProcessorTime.now - begin, 1e-7)
    for _ in 0..<Int(min(50, 0.02 / once)) {
        let begin = ProcessorTime.now
        try workload.run()
        once = min(once, max(ProcessorTime.now - begin, 1e-7))
    }
    let repetitions = max(1, Int(0.0005 / once))
    print(workload.bytes)
    let end = ProcessorTime.now + seconds
    var samples = 0
    repeat {
        let begin = ProcessorTime.now
        for _ in 0..<repetitions { try workload.run() }
        print((ProcessorTime.now - begin) / Double(repetitions))
        samples += 1
    } while ProcessorTime.now < end || samples < 3
}

func workload(_ arguments: ArraySlice<String>) throws -> Workload? {
    guard arguments.count >= 3, let operation = Operation(rawValue: arguments[2]),
        let competitor = Competitor(rawValue: arguments[3]), let corpus = Corpus(rawValue: arguments[4])
    else { return nil }
    return try Workload.make(operation, by: competitor, on: corpus)
}

func run(_ arguments: [String]) throws -> Int32 {
    switch arguments.dropFirst().first {
    case "time":
        guard let workload = try workload(arguments[2...]), let seconds = Double(arguments[5]) else { return 64 }
        try sample(workload, seconds: seconds)
    case "run":
        guard let workload = try workload(arguments[2...]), let times = Int(arguments[5]) else { return 64 }
        for _ in 0..<times { try workload.run() }
        print(workload.bytes)
    case "tasks":
        let workloads = try (0..<Together.tasks).compactMap { _ in try workload(arguments[2...]) }
        guard workloads.count == Together.tasks, let seconds = Double(arguments[5]) else { return 64 }
        try Together.sample(workloads, seconds: seconds)
    case "memory":
        guard let workload = try workload(arguments[2...]) else { return 64 }
        // The first measurement itself allocates memory.
        _ = PeakMemory.bytes
        let before = PeakMemory.bytes
        let result = try workload.result()
        withExtendedLifetime(result) { print(workload.bytes, PeakMemory.bytes - before) }
    case "keys":
        guard let reading = ManyKeys.Reading(rawValue: arguments[2]), let count = Int(arguments[3]),
            let seconds = Double(arguments[4])
        else { return 64 }
        try sample(ManyKeys.workload(reading, count: count), seconds: seconds)
    case "schema":
        guard arguments.count > 4, let operation = SchemaSet.Operation(rawValue: arguments[2]),
            let seconds = Double(arguments[4])
        else { return 64 }
        try sample(SchemaSet(folder: arguments[3]).workload(operation), seconds: seconds)
    case "schema-run":
        guard arguments.count > 4, let operation = SchemaSet.Operation(rawValue: arguments[2]),
            let times = Int(arguments[4])
        else { return 64 }
        let workload = try SchemaSet(folder: arguments[3]).workload(operation)
        for _ in 0..<times { try workload.run() }
    case "verdicts":
        guard arguments.count > 2 else { return 64 }
        print(try SchemaSet(folder: arguments[2]).verdicts())
    case "check":
        let differences = try (Corpus.documents + [.message, .order, .orders]).flatMap(Check.differences)
        differences.forEach { print($0) }
        return differences.isEmpty ? 0 : 1
    case "kernels":
        Kernel.available.forEach { print($0) }
    case "file":
        guard let corpus = Corpus(rawValue: arguments[2]) else { return 64 }
        FileHandle.standardOutput.write(Data(try corpus.load()))
    default: return 64
    }
    return 0
}

do {
    exit(try run(CommandLine.arguments))
} catch {
    FileHandle.standardError.write(Data("measure: \(error)\n".utf8))
    exit(1)
}
