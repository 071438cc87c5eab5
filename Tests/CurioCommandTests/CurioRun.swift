import Foundation
import Testing

/// One run of the built `curio`, from the outside: arguments and standard input in, status and both outputs out.
struct CurioRun {
    let status: Int32
    let endedBySignal: Bool
    let output: String
    let errors: String

    @discardableResult
    init(_ arguments: String..., input: String = "", environment: [String: String] = [:], folder: URL? = nil) throws {
        try self.init(
            executable: Self.binary, arguments: arguments, input: Array(input.utf8), environment: environment,
            folder: folder)
    }

    /// Runs a line of the shell in which `$CURIO` is the command.
    init(shell line: String, folder: URL? = nil) throws {
        try self.init(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", line], input: [],
            environment: ["CURIO": Self.binary.path], folder: folder)
    }

    /// Runs the command on a pseudoterminal, which Python creates; `output` is all that it writes there.
    ///
    /// - Parameter environment: Assignments such as `TERM=xterm`; `TERM` and `NO_COLOR` are not set otherwise.
    init(onTerminal arguments: String, environment: String, folder: URL? = nil) throws {
        let line = """
            env -u NO_COLOR -u TERM \(environment) python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' \
            "$CURIO" \(arguments)
            """
        try self.init(shell: line, folder: folder)
    }

    init(
        executable: URL = Self.binary, arguments: [String], input: [UInt8], environment: [String: String] = [:],
        folder: URL? = nil
    ) throws {
        // Files take any amount of output without a reader, so neither process can wait for the other.
        let scratch = try Scratch()
        let source = try scratch.write(Data(input), to: "in")
        let (out, err) = (try scratch.write(Data(), to: "out"), try scratch.write(Data(), to: "err"))
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder ?? scratch.folder
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        endedBySignal = process.terminationReason == .uncaughtSignal
        output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    }

    /// The command, which is in the same folder as the bundle of these tests unless `CURIO` names another build of it.
    static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["CURIO"] { return URL(fileURLWithPath: path) }
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("curio")
        #else
            let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            return program.deletingLastPathComponent().appendingPathComponent("curio")
        #endif
    }()
}

/// A temporary folder for one test, removed when the test is over.
final class Scratch: Sendable {
    let folder: URL

    init() throws {
        let name = "curio-tests-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The names of everything in the folder, including hidden files.
    func names(in name: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
    }
}
