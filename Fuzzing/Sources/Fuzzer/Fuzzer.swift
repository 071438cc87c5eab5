import Foundation

/// libFuzzer's own loop; SwiftPM keeps `main` for itself, so the program calls it.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Hands what libFuzzer invents to the concerns: to all of them, or to those that `CONCERNS` names.
@main
enum Fuzzer {
    /// An environment variable and not an argument, because libFuzzer starts itself again with its own arguments.
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

/// What is fuzzed: each has a file with one function, which traps where something is not as it must be.
enum Concern: String, CaseIterable {
    case parsing, kernels, numbers, writing, decoding, encoding, parts, changes, regex, schemas, steps, diagnosing

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
        case .schemas: checkSchemas(input)
        case .steps: checkSteps(input)
        case .diagnosing: checkDiagnosing(input)
        }
    }
}
