import Foundation

/// One run of `HostileInitialisers`, which some of the types that it decodes end early.
///
/// It ends by itself if a document takes too long. `HOSTILE_INITIALISERS` names another build of it.
struct HostileProcess {
    let lines: [Substring]
    let status: Int32
    let endedBySignal: Bool

    init(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        status = process.terminationStatus
        endedBySignal = process.terminationReason == .uncaughtSignal
    }

    /// The program is beside the bundle that contains these tests.
    private static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["HOSTILE_INITIALISERS"] { return URL(fileURLWithPath: path) }
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("HostileInitialisers")
        #else
            let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            return program.deletingLastPathComponent().appendingPathComponent("HostileInitialisers")
        #endif
    }()
}
