import Bricolage
import Foundation
import TestSupport

// Randomly generated initialisers, as if written by hand:
//
//     programs   of types 0…5, handed on as user info
//     uses       one after the other, each of one container of the decoder
//     steps      what is asked of that container, some of them with `try?`
//
// A type requests only types with greater numbers, so that none contains itself.

/// What hand-written initialisers of several types do with their decoders.
struct DecodingProgram: Sendable {
    /// What an initialiser does with one container of its decoder.
    enum Use: Sendable {
        case object([Step])
        case array([Step])
        case single([Step])
    }

    struct Step: Sendable {
        /// The key of the requested member, if the container is keyed.
        var key: String
        var request: Request
        /// Whether the initialiser continues after an error.
        var isCaught: Bool
    }

    indirect enum Request: Sendable {
        case value(ProgrammedKind)
        case valueIfPresent(ProgrammedKind)
        case null
        /// What the container reports without reading a value: its keys, or its position.
        case facts
        case object([Step])
        case array([Step])
        case superDecoder(hasKey: Bool, [Use])
        /// The steps for each remaining element, up to ten times.
        case rest([Step])
    }

    /// What each type does.
    var types: [[Use]]

    static let keys = ["a", "b", "userName", "x1"]
}

// MARK: - Chance

extension DecodingProgram {
    init(_ random: inout SeededGenerator) {
        types = (0..<ProgrammedKind.typeCount).map { number in
            let count = [1, 1, 1, 1, 2, 2, 3].randomElement(using: &random) ?? 1
            return (0..<count).map { _ in Use(&random, type: number, depth: 2) }
        }
    }
}

extension DecodingProgram.Use {
    init(_ random: inout SeededGenerator, type: Int, depth: Int) {
        let count = Int.random(in: 0...4, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6:
            self = .object((0..<count).map { _ in .init(&random, type: type, depth: depth, hasKeys: true) })
        case 6..<8:
            self = .array((0..<count).map { _ in .init(&random, type: type, depth: depth, hasKeys: false) })
        default:
            self = .single(
                (0..<max(1, count / 2)).map { _ in
                    let kind = ProgrammedKind(&random, above: type)
                    let isNull = Int.random(in: 0..<6, using: &random) == 0
                    return .init(key: "", request: isNull ? .null : .value(kind), isCaught: .random(using: &random))
                })
        }
    }
}

extension DecodingProgram.Step {
    init(_ random: inout SeededGenerator, type: Int, depth: Int, hasKeys: Bool) {
        key = DecodingProgram.keys.randomElement(using: &random) ?? ""
        isCaught = Int.random(in: 0..<4, using: &random) == 0
        func steps(hasKeys: Bool) -> [Self] {
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Self(&random, type: type, depth: depth - 1, hasKeys: hasKeys)
            }
        }
        switch Int.random(in: 0..<(depth > 0 ? 20 : 14), using: &random) {
        case 0..<8: request = .value(ProgrammedKind(&random, above: type))
        case 8..<12: request = .valueIfPresent(ProgrammedKind(&random, above: type))
        case 12: request = .null
        case 13: request = .facts
        case 14, 15: request = .object(steps(hasKeys: true))
        case 16, 17: request = .array(steps(hasKeys: false))
        case 18 where !hasKeys: request = .rest(steps(hasKeys: false))
        default:
            let use = DecodingProgram.Use(&random, type: type, depth: depth - 1)
            request = .superDecoder(hasKey: .random(using: &random), [use])
        }
    }
}

// MARK: - Documents

extension DecodingProgram {
    /// A document that the first type reads, or nearly.
    func document(_ random: inout SeededGenerator, faultOnceIn rarity: Int) -> JSON {
        var writer = ProgrammedDocument(program: self, random: random, rarity: rarity)
        defer { random = writer.random }
        return writer.value(of: types[0])
    }
}

private struct ProgrammedDocument {
    var program: DecodingProgram
    var random: SeededGenerator
    var rarity: Int

    private static let others: [JSON] = [
        nil, true, 0, 1, -1, 300, 1.5, "", "x", "one", "1", "aGk=", [], [1], ["x"], [[]], [nil], [:], ["a": 1],
        ["a": nil], ["b": ["a": 1]], .number(JSON.Number(UInt64.max)), 3e38, 1e39,
    ]

    private mutating func isFault() -> Bool { Int.random(in: 0..<rarity, using: &random) == 0 }
    private mutating func other() -> JSON { Self.others.randomElement(using: &random) ?? nil }

    mutating func value(of uses: [DecodingProgram.Use]) -> JSON {
        if isFault() { return other() }
        switch uses.randomElement(using: &random) {
        case .object(let steps)?: return object(for: steps)
        case .array(let steps)?: return array(for: steps)
        case .single(let steps)?: return steps.first.map { value(for: $0.request) } ?? nil
        case nil: return other()
        }
    }

    private mutating func object(for steps: [DecodingProgram.Step]) -> JSON {
        var object = JSON.Object()
        for step in steps where !isFault() {
            switch step.request {
            case .superDecoder(let hasKey, let uses): object[hasKey ? step.key : "super"] = value(of: uses)
            case .facts: break
            case .valueIfPresent where Int.random(in: 0..<4, using: &random) == 0: break
            default: object[step.key] = value(for: step.request)
            }
        }
        if Int.random(in: 0..<5, using: &random) == 0 { object["more"] = other() }
        return .object(object)
    }

    private mutating func array(for steps: [DecodingProgram.Step]) -> JSON {
        var elements: [JSON] = []
        for step in steps where !isFault() {
            switch step.request {
            case .facts: break
            case .rest(let steps):
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    for step in steps where !isFault() { elements.append(value(for: step.request)) }
                }
            default: elements.append(value(for: step.request))
            }
        }
        if Int.random(in: 0..<5, using: &random) == 0 { elements.append(other()) }
        return .array(JSON.Array(elements))
    }

    private mutating func value(for request: DecodingProgram.Request) -> JSON {
        if isFault() { return other() }
        switch request {
        case .value(let kind): return value(of: kind)
        case .valueIfPresent(let kind): return Int.random(in: 0..<4, using: &random) == 0 ? nil : value(of: kind)
        case .null: return Bool.random(using: &random) ? nil : other()
        case .facts, .rest: return other()
        case .object(let steps): return object(for: steps)
        case .array(let steps): return array(for: steps)
        case .superDecoder(_, let uses): return value(of: uses)
        }
    }

    private mutating func value(of kind: ProgrammedKind) -> JSON {
        if isFault() { return other() }
        switch kind {
        case .int, .int8, .uint64, .optionalInt: return .number(JSON.Number(Int.random(in: 0...100, using: &random)))
        case .double, .float: return [1.5, 2, -0.25, 1e10].randomElement(using: &random) ?? nil
        case .bool: return .bool(.random(using: &random))
        case .string: return ["x", "", "é\n", "one"].randomElement(using: &random) ?? nil
        case .label: return ["one", "two"].randomElement(using: &random) ?? nil
        case .url: return "https://example.org/a?b"
        case .ints: return [[], [1], [1, 2, 3]].randomElement(using: &random) ?? nil
        case .point: return [["x": 1, "y": "z"], ["x": 2], ["x": 3, "y": nil]].randomElement(using: &random) ?? nil
        case .type(let number, .plain), .type(let number, .optional): return value(of: program.types[number])
        case .type(let number, .array):
            return .array(
                JSON.Array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(of: program.types[number]) }))
        }
    }
}
