// Puts faults into documents of one type and counts which of them are reported. Compiled as main.swift, together with
// the type, the injector (Tests/TestSupport) and a line that names the type: `typealias RoundtripRoot = …`.
//
// Arguments: the number of documents with faults to make, a seed, whether to print examples (0 or 1), and the
// documents. Prints a line for each level, with its name and the figures of `FaultTally`, and then the examples of the
// default level.

import Bricolage

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return bytes }
        bytes.append(contentsOf: chunk[..<count])
    }
}

let arguments = CommandLine.arguments
let documents = arguments.dropFirst(4).compactMap { path in
    contents(of: path).flatMap { try? JSON(parsing: $0) }
}
var examples: [String] = []
for (level, reporting) in [("default", JSON.Decoder.IssueReporting.all), ("guessing", .guessing)] {
    var decoder = JSON.Decoder()
    decoder.reporting = reporting
    let tally = FaultTally.measure(
        RoundtripRoot.self, documents: documents, count: Int(arguments[1]) ?? 0, seed: UInt64(arguments[2]) ?? 1,
        decoder: decoder)
    print("figures", level, tally.figures)
    if level == "default" { examples = tally.examples }
}
if arguments[3] == "1" { for example in examples { print(example + "\n") } }
