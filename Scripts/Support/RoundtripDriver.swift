// Reads documents as generated types and writes them again. Compiled as main.swift, together with the generated file
// and a line that names the type: `typealias RoundtripRoot = …`.
//
// Reads lines `NUMBER<tab>PATH` from standard input. For each, prints `equal`, `changed`, `refused` or `unreadable`,
// the number, the path, and the reason if any, separated by tabs. Writes each encoded text to the folder that is the
// only argument, in a file named after the number, so that other programs can compare it.

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

func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

func verdict(on path: String, copy: String) -> (String, String) {
    guard let bytes = contents(of: path), let original = try? JSON(parsing: bytes) else { return ("unreadable", "") }
    do {
        let value = try JSON.decode(RoundtripRoot.self, from: bytes)
        do {
            let text = try JSON.encode(value)
            write(text, to: copy)
            return try JSON(parsing: text) == original ? ("equal", "") : ("changed", "")
        } catch {
            return ("changed", "\(error)")
        }
    } catch {
        return ("refused", "\(error)")
    }
}

let folder = CommandLine.arguments[1]
while let line = readLine() {
    guard let tab = line.firstIndex(of: "\t") else { continue }
    let (number, path) = (line[..<tab], String(line[line.index(after: tab)...]))
    let (answer, reason) = verdict(on: path, copy: "\(folder)/\(number)")
    let oneLine = reason.split(separator: "\n").joined(separator: " | ")
    print(answer, number, path, oneLine, separator: "\t")
    fflush(nil)
}
