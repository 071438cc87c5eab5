import Bricolage
import Foundation
import TestSupport
import Testing

/// Values that encode themselves with containers chosen at random, in random order.
@Suite struct RandomEncodingParityTests {
    @Test(arguments: ParityStrategy.allCases)
    func randomContainersGiveEqualJSON(strategy: ParityStrategy) throws {
        var random = SeededGenerator(seed: 5)
        let coders = strategy.coders
        for _ in 0..<150 {
            let value = [ArbitraryValue(depth: 4, using: &random)]
            let ours = try JSON(parsing: coders.encoder.encodeToData(value))
            let theirs = try JSON(parsing: coders.theirEncoder.encode(value))
            #expect(ours == theirs, "\(value)")
            guard ours == theirs else { break }
        }
    }
}

/// A value of a random shape, which is stored so that every encoder gets the same one.
private indirect enum ArbitraryValue {
    /// How a member or an element gets its value.
    enum Way: CaseIterable { case directly, again, superEncoder, keyed, unkeyed, null }

    case nothing
    case scalar(any Encodable)
    case list([ArbitraryValue])
    case byText([String: ArbitraryValue])
    case byNumber([Int: ArbitraryValue?])
    case members([(key: JSONCodingKey, value: ArbitraryValue, way: Way)])
    case elements([(value: ArbitraryValue, way: Way)])

    private static let keys = ["aKey", "b_key", "URLKey", "_x", "é", "q\"", "", "super"]

    init(depth: Int, using random: inout SeededGenerator) {
        func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        func key() -> String { Self.keys[number(below: Self.keys.count)] }
        func inner() -> ArbitraryValue { ArbitraryValue(depth: depth - 1, using: &random) }
        func way() -> Way { Way.allCases[number(below: Way.allCases.count)] }
        switch number(below: depth > 0 ? 8 : 3) {
        case 0: self = .nothing
        case 1, 2: self = .scalar(Self.scalars[number(below: Self.scalars.count)])
        case 3: self = .list((0..<number(below: 4)).map { _ in inner() })
        case 4:
            var table: [String: ArbitraryValue] = [:]
            for _ in 0..<number(below: 4) { table[key()] = inner() }
            self = .byText(table)
        case 5:
            var table: [Int: ArbitraryValue?] = [:]
            for _ in 0..<number(below: 4) {
                table.updateValue(number(below: 3) == 0 ? nil : inner(), forKey: number(below: 9))
            }
            self = .byNumber(table)
        case 6:
            // Foundation's encoder ends the program when one key is used in different ways.
            let keys = Set((0..<number(below: 5)).map { _ in key() }).sorted()
            self = .members(keys.map { (JSONCodingKey($0), inner(), way()) })
        default: self = .elements((0..<number(below: 5)).map { _ in (inner(), way()) })
        }
    }

    private static let scalars: [any Encodable & Sendable] = [
        0, -1, Int.max, UInt64.max, true, 0.5, Float(0.1), -0.0, 1e300, "", "a/b\"\u{1F}é", Int?.none,
        Date(timeIntervalSince1970: 1_000_000_000), Data([0, 255]), Decimal(string: "0.10") ?? 0, UUID?.none,
        URL(string: "https://example.org/a?b"),
    ]
}

extension ArbitraryValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .nothing: break
        case .scalar(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .list(let values): try values.encode(to: encoder)
        case .byText(let table):
            var container = encoder.singleValueContainer()
            try container.encode(table)
        case .byNumber(let table): try table.encode(to: encoder)
        case .members(let members):
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            for (key, value, way) in members { try value.encode(way, forKey: key, in: &container) }
        case .elements(let elements):
            var container = encoder.unkeyedContainer()
            for (value, way) in elements { try value.encode(way, in: &container) }
        }
    }

    private func encode(
        _ way: Way, forKey key: JSONCodingKey, in container: inout KeyedEncodingContainer<JSONCodingKey>
    ) throws {
        switch way {
        case .directly: try container.encode(self, forKey: key)
        case .again:
            try container.encode(1, forKey: key)
            try container.encode(self, forKey: key)
        case .superEncoder: try encode(to: container.superEncoder(forKey: key))
        case .null: try container.encodeNil(forKey: key)
        case .keyed:
            var object = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
            try object.encode(self, forKey: "first")
            var again = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
            try again.encode(self, forKey: "again")
            try object.encodeIfPresent(Int?.none, forKey: "absent")
        case .unkeyed:
            var list = container.nestedUnkeyedContainer(forKey: key)
            var object = list.nestedContainer(keyedBy: JSONCodingKey.self)
            try list.encode(self)
            try object.encode(list.count, forKey: "late")
        }
    }

    private func encode(_ way: Way, in container: inout any UnkeyedEncodingContainer) throws {
        switch way {
        case .directly, .again: try container.encode(self)
        case .superEncoder: try encode(to: container.superEncoder())
        case .null: try container.encodeNil()
        case .keyed:
            var object = container.nestedContainer(keyedBy: JSONCodingKey.self)
            try container.encode(container.count)
            try object.encode(self, forKey: "late")
        case .unkeyed:
            var list = container.nestedUnkeyedContainer()
            try container.encode(self)
            try list.encode(self)
        }
    }
}
