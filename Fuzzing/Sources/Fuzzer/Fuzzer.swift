import Foundation

/// The loop of libFuzzer, which the program calls because SwiftPM defines `main` itself.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Passes the inputs of libFuzzer to all concerns, or to those that `CONCERNS` lists.
@main
enum Fuzzer {
    /// An environment variable, not an argument, because libFuzzer restarts itself with its own arguments.
    static let concerns: [Concern] = {
        guard let names = ProcessInfo.processInfo.environment["CONCERNS"] else { return Concern.allCases }
        return names.split(separator: ",").map { name in
            guard let concern = Concern(rawValue: String(name)) else {
                fatalError("no concern \(name); there are \(Concern.allCases.map(\.rawValue))")
            }
            return concern
        }
    }()

    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = runFuzzer(&count, &arguments) { start, count in
            let input = Array(UnsafeBufferPointer(start: start, count: count))
            for concern in Fuzzer.concerns { concern.check(input) }
            return 0
        }
    }
}

/// The concerns of the fuzzer: each is a file with one function, which traps if a condition does not hold.
enum Concern: String, CaseIterable {
    case parsing, kernels, numbers, writing, decoding, encoding, parts, changes, regex, queries, patches, objects
    case schemas, steps, diagnosing

    func check(_ input: [UInt8]) {
        switch self {
        case .parsing: checkParsing(input)
        case .kernels: checkKernels(input)
        case .numbers: checkNumbers(input)
        case .writing: checkWriting(input)
        case .decoding: checkDecoding(input)
        case .encoding: checkEncoding(input)
        case .parts: checkParts(input)
        case .changes: checkChanges(input)
        case .regex: checkRegex(input)
        case .queries: checkQueries(input)
        case .patches: checkPatches(input)
        case .objects: checkObjects(input)
        case .schemas: checkSchemas(input)
        case .steps: checkSteps(input)
        case .diagnosing: checkDiagnosing(input)
        }
    }
}
