import Bricolage
import Foundation

/// Decodes hostile types from spoilt documents and prints the outcome of each; it is a process of its own, because some
/// of the types would end the test process.
///
///     HostileInitialisers classes                             the classes, each with the number of its types
///     HostileInitialisers trials CLASS READER FIRST TRAPS     every trial of a class, from one on, but for documents in
///                                                             which Foundation has trapped: the names before their
///                                                             setting, separated by commas
///     HostileInitialisers describe CLASS TRIAL                the document of a trial, and its fault
///     HostileInitialisers decode TYPE READER DOCUMENT         what is reported of one document
@main
enum HostileInitialisers {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst() + Array(repeating: "", count: 5)
        let (first, second, third, fourth) = (arguments[2], arguments[3], arguments[4], arguments[5])
        switch arguments[1] {
        case "classes":
            for hostility in HostileClass.allCases { print(hostility, hostility.types.count) }
        case "trials":
            try run(
                HostileClass(rawValue: first)?.trials ?? [], by: Reader(rawValue: second) ?? .first,
                from: Int(third) ?? 0, without: Set(fourth.split(separator: ",").map(String.init)))
        case "describe":
            print(HostileClass(rawValue: first)?.trials.first { $0.name == second }?.description ?? "no such trial")
        case "decode":
            let types = HostileClass.allCases.flatMap(\.types)
            guard let type = types.first(where: { $0.name == first }), let reader = Reader(rawValue: second) else {
                exit(64)
            }
            try decode(type, by: reader, JSON(parsing: third))
        default: exit(64)
        }
    }

    /// Prints a line for each trial that begins with the name of the trial, so that a process that ends has shown
    /// where.
    private static func run(_ trials: [Trial], by reader: Reader, from first: Int, without traps: Set<String>) throws {
        Watchdog.watch(seconds: 2)
        // Foundation's result for a document is the same in every setting.
        let trials = reader == .foundation ? trials.filter { $0.setting == .alone } : trials
        for trial in trials.dropFirst(first) {
            print(trial.name, terminator: " ")
            fflush(nil)
            Watchdog.begin()
            print(traps.contains(trial.documentName) ? "skipped" : try trial.run(by: reader).description)
        }
    }

    private static func decode(_ type: HostileType, by reader: Reader, _ document: JSON) throws {
        Watchdog.watch(seconds: 2)
        Watchdog.begin()
        Witness.forget()
        let issues = try type.issues(.alone, document, by: reader)
        print(issues == nil ? "decoded" : "refused")
        for name in Register.names { print("registered", name) }
        for invention in Witness.inventions(in: document) { print("invented", invention) }
        for issue in issues?.issues ?? [] { print("issue", issue.pointer) }
    }
}
