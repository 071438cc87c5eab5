/// A type whose initialiser does what a script says: as many types as there are scripts at one time.
struct Scripted<Number: ScriptNumber>: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ScriptKey.self)
        for step in Scripts.current[Number.value] { try step.run(container) }
    }
}

/// Which of the scripts a type follows.
protocol ScriptNumber: SendableMetatype { static var value: Int { get } }

enum FirstScript: ScriptNumber { static let value = 0 }
enum SecondScript: ScriptNumber { static let value = 1 }
enum ThirdScript: ScriptNumber { static let value = 2 }

/// The scripts that the types follow while a document is decoded.
enum Scripts {
    // One thread decodes in a process.
    nonisolated(unsafe) static var current: [[Step]] = [[], [], []]
}
