public import BricolageCore
internal import BricolageWriting
import Foundation
public import Testing

/// Node's regular expressions, which are independent of ours.
public enum Node {
    /// The comment of a skipped test.
    public static let hint: Comment = "skipped: there is no node"

    /// The program, if there is one.
    private static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("node") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Whether Node is available.
    public static var isThere: Bool { program != nil }

    /// A pattern, flags beside `u`, and texts to search.
    public struct Search: Sendable {
        /// The pattern.
        public var pattern: String
        /// Flags beside `u`.
        public var flags: String
        /// The texts.
        public var texts: [String]

        /// Creates a search from its parts.
        public init(_ pattern: String, flags: String = "", in texts: [String]) {
            self.pattern = pattern
            self.flags = flags
            self.texts = texts
        }
    }

    /// For each search, whether the pattern occurs in each text; nil if Node rejects the pattern.
    public static func occurrences(_ searches: [Search]) throws -> [[Bool]?] {
        let output = try run(
            """
            for (const [pattern, flags, texts] of input) {
                try {
                    const expression = new RegExp(pattern, "u" + flags);
                    console.log("=" + texts.map(text => expression.test(text) ? "1" : "0").join(""));
                } catch { console.log("refused"); }
            }
            """,
            input: .array(
                JSON.Array(
                    searches.map { search in
                        [
                            .string(search.pattern), .string(search.flags),
                            .array(JSON.Array(search.texts.map { .string($0) })),
                        ]
                    })))
        return output.split(separator: "\n").map { line in
            line == "refused" ? nil : line.dropFirst().map { $0 == "1" }
        }
    }

    /// Runs a script that finds a value as `input`, and returns what it prints.
    public static func run(_ script: String, input: JSON) throws -> String {
        guard let program else { throw CocoaError(.fileNoSuchFile) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("script.js")
        try Data("const input = \(input.description);\n\(script)".utf8).write(to: file)
        let process = Process()
        process.executableURL = program
        process.arguments = [file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let result = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: result, as: UTF8.self)
    }
}
