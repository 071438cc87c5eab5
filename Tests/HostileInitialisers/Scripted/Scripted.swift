/// A type whose initialiser follows a script; there is one such type for each of the current scripts.
struct Scripted<Number: ScriptNumber>: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ScriptKey.self)
        for step in Scripts.current[Number.value] { try step.run(container) }
    }
}

/// The number of the script that a type follows.
protocol ScriptNumber: SendableMetatype { static var value: Int { get } }

enum FirstScript: ScriptNumber { static let value = 0 }
enum SecondScript: ScriptNumber { static let value = 1 }
enum ThirdScript: ScriptNumber { static let value = 2 }

/// The scripts that the types follow while a document is decoded.
enum Scripts {
    // Only one thread of a process decodes.
    nonisolated(unsafe) static var current: [[Step]] = [[], [], []]
}
