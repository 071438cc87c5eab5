import Bricolage
import Foundation
import TestSupport
import Testing

/// Random calls that encode onto values which were encoded before: Foundation's encoder merges them, but ends the
/// program or loses values if it cannot; ours merges them too, and throws if it cannot.
@Suite struct RandomCallParityTests {
    @Test(arguments: [ParityStrategy.none, .snakeCase, .customKeys, .everything])
    func whatIsEncodedOnTopIsMerged(strategy: ParityStrategy) throws {
        var random = SeededGenerator(seed: 11)
        let coders = strategy.coders
        var merged = 0
        for _ in 0..<4000 {
            let script = EncodingScript(depth: 3, usesTables: strategy == .none, using: &random)
            // Where ours fails, Foundation's encoder may end the program.
            guard let ours = try? coders.encoder.encodeToData([script]) else { continue }
            let theirs = try coders.theirEncoder.encode([script])
            let rejecting = JSONParsingOptions(duplicateKeys: .reject)
            let areEqual = try JSON(parsing: ours, options: rejecting) == JSON(parsing: theirs)
            #expect(
                areEqual,
                "\(script): ours \(String(decoding: ours, as: UTF8.self)), theirs \(String(decoding: theirs, as: UTF8.self))"
            )
            guard areEqual else { return }
            merged += 1
        }
        #expect(merged > 1000)
    }

    @Test func whatCannotBeMergedThrows() throws {
        var random = SeededGenerator(seed: 12)
        let failures = (0..<4000).filter { _ in
            let script = EncodingScript(depth: 3, usesTables: true, using: &random)
            return (try? JSON.Encoder().encode([script])) == nil
        }
        #expect(failures.count > 400)
    }

    /// One process for each script, because most of them end it.
    @Test(arguments: 0..<16) func oursThrowsOnlyWhereTheirsCannotMerge(number: Int) async {
        await #expect(processExitsWith: .failure) { [number] in
            var random = SeededGenerator(seed: UInt64(100 + number))
            while true {
                let script = EncodingScript(depth: 3, usesTables: true, using: &random)
                do {
                    _ = try JSON.Encoder().encode([script])
                } catch EncodingError.invalidValue(let value, _) {
                    let theirs = String(decoding: try JSONEncoder().encode([script]), as: UTF8.self)
                    // Foundation has not ended the program, so it must have lost the value that our error names.
                    exit(theirs.contains("\(value)") ? EXIT_SUCCESS : EXIT_FAILURE)
                }
            }
        }
    }
}

/// Calls of an encoder, one after the other.
struct EncodingScript: Encodable, CustomStringConvertible {
    indirect enum Call {
        /// By a single-value container.
        case number(Int)
        case null
        case table([String: Int])
        case single(EncodingScript)
        /// The encoder itself is passed on.
        case same(EncodingScript)
        /// In a container that is requested anew.
        case member(String, EncodingScript)
        case object(String, EncodingScript)
        case array(String, EncodingScript)
        case superMember(String, EncodingScript)
        case element(EncodingScript)
        case elementObject(EncodingScript)
        case elementArray(EncodingScript)
        case superElement(EncodingScript)
        case noMembers
        case noElements
    }

    var calls: [Call]

    /// What most calls of a script are for.
    private enum Kind: CaseIterable { case object, array, value, any }

    init(depth: Int, usesTables: Bool, using random: inout SeededGenerator) {
        let kind = Self.choice(Kind.allCases, &random)
        self.init(kind, depth: depth, usesTables: usesTables, using: &random)
    }

    private static func choice<T>(_ values: [T], _ random: inout SeededGenerator) -> T {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private init(_ kind: Kind, depth: Int, usesTables: Bool, using random: inout SeededGenerator) {
        calls = (0..<Int.random(in: 0...(kind == .value ? 1 : 4), using: &random)).map { _ in
            func script(_ kind: Kind? = nil) -> EncodingScript {
                let kind = kind ?? Self.choice(Kind.allCases, &random)
                return EncodingScript(kind, depth: depth - 1, usesTables: usesTables, using: &random)
            }
            let key = Self.choice(["aKey", "bKey"], &random)
            guard depth > 0 else { return kind == .array ? .element(.number(&random)) : .member(key, .number(&random)) }
            switch (kind, Int.random(in: 0..<8, using: &random)) {
            case (.object, 0): return usesTables ? .table([key: Self.unique(&random)]) : .noMembers
            case (.object, 1): return .single(script(.object))
            case (.object, 2): return .same(script(.object))
            case (.object, 3): return .object(key, script(.object))
            case (.object, 4): return .array(key, script(.array))
            case (.object, 5): return .superMember(key, script())
            case (.object, _): return .member(key, script())
            case (.array, 0): return .noElements
            case (.array, 1): return .single(script(.array))
            case (.array, 2): return .same(script(.array))
            case (.array, 3): return .elementObject(script(.object))
            case (.array, 4): return .elementArray(script(.array))
            case (.array, 5): return .superElement(script())
            case (.array, _): return .element(script())
            case (.value, 0): return .null
            case (.value, 1): return .single(script())
            case (.value, _): return .number(Self.unique(&random))
            case (.any, 0): return .number(Self.unique(&random))
            case (.any, 1): return .single(script())
            case (.any, 2): return .same(script())
            case (.any, 3): return .object(key, script(.object))
            case (.any, 4): return .array(key, script(.array))
            case (.any, 5): return .element(script())
            case (.any, 6): return .noMembers
            case (.any, _): return .noElements
            }
        }
    }

    private init(calls: [Call]) { self.calls = calls }

    private static func unique(_ random: inout SeededGenerator) -> Int {
        Int.random(in: 1_000_000_000..<9_000_000_000, using: &random)
    }

    private static func number(_ random: inout SeededGenerator) -> EncodingScript {
        EncodingScript(calls: [.number(unique(&random))])
    }

    func encode(to encoder: any Encoder) throws {
        for call in calls { try Self.make(call, encoder) }
    }

    private static func make(_ call: Call, _ encoder: any Encoder) throws {
        switch call {
        case .number(let number):
            var single = encoder.singleValueContainer()
            try single.encode(number)
        case .null:
            var single = encoder.singleValueContainer()
            try single.encodeNil()
        case .table(let table):
            var single = encoder.singleValueContainer()
            try single.encode(table)
        case .single(let script):
            var single = encoder.singleValueContainer()
            try single.encode(script)
        case .same(let script): try script.encode(to: encoder)
        case .member, .object, .array, .superMember, .noMembers:
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try make(call, in: &container)
        case .element, .elementObject, .elementArray, .superElement, .noElements:
            var container = encoder.unkeyedContainer()
            try make(call, in: &container)
        }
    }

    private static func make(_ call: Call, in container: inout KeyedEncodingContainer<JSONCodingKey>) throws {
        switch call {
        case .member(let key, let script): try container.encode(script, forKey: JSONCodingKey(key))
        case .object(let key, let script):
            var nested = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: JSONCodingKey(key))
            for call in script.calls { try make(call, in: &nested) }
        case .array(let key, let script):
            var nested = container.nestedUnkeyedContainer(forKey: JSONCodingKey(key))
            for call in script.calls { try make(call, in: &nested) }
        case .superMember(let key, let script):
            try script.encode(to: container.superEncoder(forKey: JSONCodingKey(key)))
        default: break
        }
    }

    private static func make(_ call: Call, in container: inout any UnkeyedEncodingContainer) throws {
        switch call {
        case .element(let script): try container.encode(script)
        case .elementObject(let script):
            var nested = container.nestedContainer(keyedBy: JSONCodingKey.self)
            for call in script.calls { try make(call, in: &nested) }
        case .elementArray(let script):
            // The last element is the number of elements before it.
            var nested = container.nestedUnkeyedContainer()
            for call in script.calls { try make(call, in: &nested) }
            try nested.encode(nested.count)
        case .superElement(let script): try script.encode(to: container.superEncoder())
        default: break
        }
    }

    var description: String { "[" + calls.map { "\($0)" }.joined(separator: ", ") + "]" }
}
