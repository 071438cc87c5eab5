import Bricolage
import Foundation
import Synchronization

/// A type whose initialiser runs the program of its number, and keeps the answers.
struct Programmed<Number: ProgramNumber>: Decodable, CustomStringConvertible {
    var description: String

    init(from decoder: any Decoder) throws {
        guard let program = decoder.userInfo[.program] as? DecodingProgram else { throw ProgramMissing() }
        let run = ProgramRun(values: decoder.userInfo[.programmedValues] as? ProgrammedValues)
        try run.follow(program.types[Number.number], decoder)
        description = "(" + run.told.joined(separator: ", ") + ")"
    }
}

struct ProgramMissing: Error {}

extension CodingUserInfoKey {
    static let program = key("program")
    static let programmedValues = key("programmedValues")

    private static func key(_ text: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: text) else { preconditionFailure("\(text) is no key") }
        return key
    }
}

/// The values that initialisers have received, and their paths.
final class ProgrammedValues: Sendable {
    private let seen = Mutex<[(path: [String], value: JSON)]>([])

    var all: [(path: [String], value: JSON)] { seen.withLock { $0 } }

    func note(_ value: Any, at path: [any CodingKey]) {
        let json: JSON? =
            switch value {
            case let value as Int: .number(JSON.Number(value))
            case let value as Bool: .bool(value)
            case let value as String: .string(value)
            case let value as Double: JSON.Number(value).map { .number($0) }
            default: nil
            }
        guard let json else { return }
        let path = path.map(\.stringValue)
        seen.withLock { $0.append((path, json)) }
    }
}

/// The key of a member, whatever it is called.
struct ProgrammedKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// One run of an initialiser.
private final class ProgramRun {
    private(set) var told: [String] = []
    private let values: ProgrammedValues?

    init(values: ProgrammedValues?) { self.values = values }

    func follow(_ uses: [DecodingProgram.Use], _ decoder: any Decoder) throws {
        // Errors of all but the last container are caught, as in types that can be written in several ways.
        for (number, use) in uses.enumerated() {
            try tell("container", isCaught: number + 1 < uses.count) {
                switch use {
                case .object(let steps): try follow(steps, decoder.container(keyedBy: ProgrammedKey.self))
                case .array(let steps):
                    var container = try decoder.unkeyedContainer()
                    try follow(steps, &container)
                case .single(let steps):
                    let container = try decoder.singleValueContainer()
                    for step in steps {
                        try tell("", isCaught: step.isCaught) {
                            guard case .value(let kind) = step.request else { return container.decodeNil() }
                            let value = try container.value(of: kind)
                            values?.note(value, at: container.codingPath)
                            return value
                        }
                    }
                }
                return ()
            }
        }
    }

    private func tell(_ what: String, isCaught: Bool, _ body: () throws -> Any) throws {
        do {
            told.append("\(what) \(Self.words(of: try body()))")
        } catch  where isCaught {
            told.append("\(what) \(ProgrammedError(error).kind)")
        }
    }

    private static func words(of value: Any) -> String {
        switch value {
        case let table as [String: Any]:
            "[" + table.sorted { $0.key < $1.key }.map { "\($0.key): \(words(of: $0.value))" }.joined(separator: ", ")
                + "]"
        default: String(describing: value)
        }
    }

    private func follow(_ steps: [DecodingProgram.Step], _ container: KeyedDecodingContainer<ProgrammedKey>) throws {
        for step in steps {
            let key = ProgrammedKey(step.key)
            try tell(step.key, isCaught: step.isCaught) {
                switch step.request {
                case .value(let kind):
                    let value = try container.value(of: kind, forKey: key)
                    values?.note(value, at: container.codingPath + [key])
                    return value
                case .valueIfPresent(let kind):
                    let value = try container.valueIfPresent(of: kind, forKey: key)
                    if let value { values?.note(value, at: container.codingPath + [key]) }
                    return value as Any
                case .null: return try container.decodeNil(forKey: key)
                case .facts, .rest: return (container.allKeys.map(\.stringValue).sorted(), container.contains(key))
                case .object(let steps):
                    try follow(steps, container.nestedContainer(keyedBy: ProgrammedKey.self, forKey: key))
                case .array(let steps):
                    var nested = try container.nestedUnkeyedContainer(forKey: key)
                    try follow(steps, &nested)
                case .superDecoder(let hasKey, let uses):
                    try follow(uses, hasKey ? container.superDecoder(forKey: key) : container.superDecoder())
                }
                return ()
            }
        }
    }

    private func follow(_ steps: [DecodingProgram.Step], _ container: inout any UnkeyedDecodingContainer) throws {
        for step in steps {
            let isAtEnd = container.isAtEnd
            // Foundation advances beyond the end.
            if isAtEnd, case .valueIfPresent = step.request { continue }
            let key = ProgrammedKey("Index \(container.currentIndex)")
            try tell("element", isCaught: step.isCaught) {
                switch step.request {
                case .value(let kind):
                    let value = try container.value(of: kind)
                    values?.note(value, at: container.codingPath + [key])
                    return value
                case .valueIfPresent(let kind):
                    let value = try container.valueIfPresent(of: kind)
                    if let value { values?.note(value, at: container.codingPath + [key]) }
                    return value as Any
                case .null: return try container.decodeNil()
                case .facts:
                    return (container.count, container.isAtEnd, container.isAtEnd ? -1 : container.currentIndex)
                case .object(let steps):
                    try follow(steps, container.nestedContainer(keyedBy: ProgrammedKey.self))
                case .array(let steps):
                    var nested = try container.nestedUnkeyedContainer()
                    try follow(steps, &nested)
                case .superDecoder(_, let uses): try follow(uses, container.superDecoder())
                case .rest(let steps):
                    for _ in 0..<10 where !container.isAtEnd { try follow(steps, &container) }
                }
                return isAtEnd
            }
        }
    }
}
