import BricolageCore
import Foundation
import Testing

/// A program that depends on the core alone has no diagnosing pass; a program that links the pass needs no further
/// code.
@Suite struct CoreAloneTests {
    private struct Order: Decodable {
        var id: Int
        var customer: String
    }

    @Test func theCoreAloneThrowsTheFirstIssue() throws {
        #expect(try Self.output() == ["/id an integer", "there may be more"])
    }

    @Test func withThePassBothAreFound() {
        let issues = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Order.self, from: #"{"id": "x", "customer": 7}"#)
        }
        #expect(issues?.issues.map(\.pointer.description) == ["/id", "/customer"])
    }

    private static func output() throws -> [Substring] {
        let process = Process()
        process.executableURL = program
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self).split(separator: "\n")
    }

    /// The program is beside the bundle that contains these tests.
    private static let program: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("CoreAlone")
        #else
            let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            return program.deletingLastPathComponent().appendingPathComponent("CoreAlone")
        #endif
    }()
}
