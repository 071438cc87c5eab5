// Puts faults into documents of one type and counts which of them are reported. Compiled as main.swift beside the type,
// the injector (Tests/TestSupport) and one line that says which type is meant: `typealias Root = …`.
//
// Arguments: the number of spoilt documents to make, a seed, whether to print examples (0 or 1), and the documents.
// Prints one line of figures: documents, injected, found, in a union, again, false.

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
let tally = FaultTally.measure(
    Root.self, documents: documents, count: Int(arguments[1]) ?? 0, seed: UInt64(arguments[2]) ?? 1)
print(tally.figures)
if arguments[3] == "1" { for example in tally.examples { print(example + "\n") } }
