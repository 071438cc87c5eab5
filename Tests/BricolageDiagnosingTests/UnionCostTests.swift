import BricolageCore
import Synchronization
import TestSupport
import Testing

/// How often initialisers run until everything is known that is wrong with a union, in plain passes over a document
/// without faults: attempts of the plain decoder count as all others do.
///
/// Prints a table: `swift test --filter UnionCostTests`.
@Suite(.serialized) struct UnionCostTests {
    private static let counter = Mutex(0)

    private static func count() { counter.withLock { $0 += 1 } }

    private func runs(_ body: () throws -> Void) rethrows -> Int {
        Self.counter.withLock { $0 = 0 }
        try body()
        return Self.counter.withLock { $0 }
    }

    /// The plain passes that a report costs, the failed first attempt included.
    private func passes<T: Decodable>(_ type: T.Type, sound: String, spoilt: String, issues expected: Int) throws
        -> Double
    {
        let sound = try JSONDocument(parsing: sound)
        let spoilt = try JSONDocument(parsing: spoilt)
        let plain = try runs { _ = try JSON.decode(type, from: sound) }
        var found = 0
        let all = runs { found = JSON.decodingIssues(of: type, in: spoilt).issues.count }
        #expect(found == expected)
        let passes = Double(all) / Double(plain)
        print("\(type): \(all) runs of initialisers, \((passes * 10).rounded() / 10) plain passes")
        return passes
    }

    private func array(_ count: Int, of element: String) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    private func nested(_ levels: Int, _ text: String) -> String {
        String(repeating: "[", count: levels) + text + String(repeating: "]", count: levels)
    }

    private indirect enum AnyValue: Decodable {
        case null, bool(Bool), number(Double), string(String), array([AnyValue]), object([String: AnyValue])

        init(from decoder: any Decoder) throws {
            count()
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Double.self) {
                self = .number(value)
            } else if let value = try? container.decode(String.self) {
                self = .string(value)
            } else if let value = try? container.decode([AnyValue].self) {
                self = .array(value)
            } else {
                self = .object(try container.decode([String: AnyValue].self))
            }
        }
    }

    @Test func anyValueIsNotReadOnceForEachLevel() throws {
        #expect(try passes(AnyValue.self, sound: nested(500, "1"), spoilt: nested(500, "1e400"), issues: 1) <= 5)
        let wide = array(500, of: nested(3, "1"))
        #expect(try passes(AnyValue.self, sound: wide, spoilt: array(500, of: nested(3, "1e400")), issues: 500) <= 5)
    }

    private indirect enum Expression: Decodable {
        case value(Int), list([Expression]), named([String: Expression]), pair(Pair)

        struct Pair: Decodable { var left: Expression, right: Expression }

        init(from decoder: any Decoder) throws {
            count()
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
                self = .value(value)
            } else if let list = try? container.decode([Expression].self) {
                self = .list(list)
            } else if let pair = try? container.decode(Pair.self) {
                self = .pair(pair)
            } else {
                self = .named(try container.decode([String: Expression].self))
            }
        }
    }

    /// A wrong value in a pair: the pair is refused, and tried as a dictionary.
    @Test func aRecursiveUnionReadsEachValueAFewTimesAsEachType() throws {
        func pairs(_ levels: Int, _ value: String) -> String {
            (0..<levels).reduce(value) { inner, _ in #"{"left":1,"right":\#(inner)}"# }
        }
        let plain = runs { _ = try? JSON.decode(Expression.self, from: pairs(8, "true")) }
        let all = try runs {
            let document = try JSONDocument(parsing: pairs(8, "true"))
            #expect(!JSON.decodingIssues(of: Expression.self, in: document).isEmpty)
        }
        #expect(Double(all) <= 1.5 * Double(plain), "the first attempt is what multiplies, as with any decoder")
        #expect(
            try passes(Expression.self, sound: nested(60, "1"), spoilt: nested(60, "true"), issues: 1) <= 5)
    }

    private struct Option<Kind>: Decodable {
        var value: Int

        init(from decoder: any Decoder) throws {
            count()
            value = try decoder.container(keyedBy: JSONCodingKey.self).decode(
                Int.self, forKey: JSONCodingKey("\(Kind.self)"))
        }
    }

    private struct SixOptions: Decodable {
        init(from decoder: any Decoder) throws {
            count()
            let container = try decoder.singleValueContainer()
            if (try? container.decode(Option<Int8>.self)) != nil { return }
            if (try? container.decode(Option<Int16>.self)) != nil { return }
            if (try? container.decode(Option<Int32>.self)) != nil { return }
            if (try? container.decode(Option<Int64>.self)) != nil { return }
            if (try? container.decode(Option<UInt8>.self)) != nil { return }
            _ = try container.decode(Option<UInt16>.self)
        }
    }

    @Test func sixOptionsAreReadOnceMoreInEachObject() throws {
        let sound = array(1000, of: #"{"UInt16":1}"#)
        #expect(
            try passes([SixOptions].self, sound: sound, spoilt: array(1000, of: #"{"UInt16":true}"#), issues: 1000) <= 3
        )
        let first = array(1000, of: #"{"Int8":1}"#)
        #expect(
            try passes([SixOptions].self, sound: first, spoilt: array(1000, of: #"{"Int8":true}"#), issues: 1000) <= 10)
    }

    private struct Tagged: Decodable {
        enum Kind: String, Decodable { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p }
        enum CodingKeys: CodingKey { case kind, content }

        init(from decoder: any Decoder) throws {
            count()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .a: _ = try container.decode(Int.self, forKey: .content)
            default: _ = try container.decode(String.self, forKey: .content)
            }
        }
    }

    @Test func aWrongTagIsNotGuessed() throws {
        let sound = array(1000, of: #"{"kind":"p","content":"x"}"#)
        let spoilt = array(1000, of: #"{"kind":"q","content":"x"}"#)
        #expect(try passes([Tagged].self, sound: sound, spoilt: spoilt, issues: 1000) <= 3)
    }
}
