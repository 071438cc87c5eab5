import Foundation
import Testing

/// An article of the documentation that shows commands with their output below them.
struct Article {
    let lines: [String]

    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../Sources/Bricolage/Bricolage.docc/\(name).md").standardized
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The first indented block from one line to another, without its indentation.
    func block(from start: String, to end: String) throws -> String {
        try #require(blocks(from: start, to: end).first)
    }

    /// All indented blocks from one line to another, without their indentation.
    func blocks(from start: String, to end: String) -> [String] {
        var blocks: [String] = []
        var first: Int?
        for (position, line) in lines.enumerated() {
            if line == "    " + start { first = position }
            guard line == "    " + end, let start = first else { continue }
            blocks.append(lines[start...position].map { $0.dropFirst(4) }.joined(separator: "\n"))
            first = nil
        }
        return blocks
    }

    /// Runs every command in a folder, one after the other, and compares what it prints with what is shown.
    ///
    /// - Returns: How many commands there are.
    func runCommands(in scratch: Scratch) throws -> Int {
        var count = 0
        for (position, line) in lines.enumerated() where line.hasPrefix("    $ curio ") {
            let shown = lines[(position + 1)...].prefix { $0.hasPrefix("    ") && !$0.hasPrefix("    $ ") }
            let arguments = line.dropFirst("    $ curio ".count).split(separator: " ").map(String.init)
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.output + run.errors == shown.map { $0.dropFirst(4) + "\n" }.joined(), "\(line)")
            count += 1
        }
        return count
    }
}
