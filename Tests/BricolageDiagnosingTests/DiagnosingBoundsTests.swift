import BricolageCore
import BricolagePointers
import Synchronization
import TestSupport
import Testing

/// The second pass is bounded: in steps, in depth, in what it is allowed to do.
///
/// The tests run one after the other, because they share a counter.
@Suite(.serialized) struct DiagnosingBoundsTests {
    private static let counter = Mutex(0)

    /// Counts how often a value of this type is read.
    private struct Counted: GuessableDecodable {
        var number: Int

        init(from decoder: any Decoder) throws {
            counter.withLock { $0 += 1 }
            number = try decoder.singleValueContainer().decode(Int.self)
        }
    }

    private struct Row: Decodable { var a: Counted, b: Counted, c: Counted, d: [Counted], e: Counted? }

    private func reads(_ body: () throws -> Void) rethrows -> Int {
        Self.counter.withLock { $0 = 0 }
        try body()
        return Self.counter.withLock { $0 }
    }

    private func ratio(bad: (Int) -> Bool) throws -> Double {
        func row(_ isBad: Bool) -> String { #"{"a":1,"b":\#(isBad ? "\"x\"" : "2"),"c":3,"d":[1,2,3,4],"e":5}"# }
        let spoilt = try JSONDocument(parsing: "[" + (0..<1000).map { row(bad($0)) }.joined(separator: ",") + "]")
        let sound = try JSONDocument(parsing: "[" + (0..<1000).map { _ in row(false) }.joined(separator: ",") + "]")
        let plain = try reads { _ = try JSON.decode([Row].self, from: sound) }
        let diagnosed = reads { _ = JSON.decodingIssues(of: [Row].self, in: spoilt) }
        return Double(diagnosed) / Double(plain)
    }

    @Test func initialisersRunAtMostThreeTimesAsOftenForOrdinaryPayloads() throws {
        #expect(try ratio { $0 == 999 } <= 3)
        #expect(try ratio { $0 == 0 } <= 3)
        #expect(try ratio { $0 % 100 == 50 } <= 3)
        #expect(try ratio { _ in true } <= 3)
    }

    private struct Wide: GuessableDecodable {
        var values: [Int]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            values = try (0..<1000).map { number in
                try container.decode(Counted.self, forKey: JSONCodingKey("k\(number)")).number
            }
        }
    }

    @Test func oneObjectWithAThousandFaultsCostsAtMostTenTimesAPlainPass() throws {
        let members = (0..<1000).map { #""k\#($0)":"x""# }.joined(separator: ",")
        let sound = (0..<1000).map { #""k\#($0)":1"# }.joined(separator: ",")
        let plain = try reads { _ = try JSON.decode(Wide.self, from: "{\(sound)}") }
        let issues = try JSONDocument(parsing: "{\(members)}")
        var count = 0
        let diagnosed = reads { count = JSON.decodingIssues(of: Wide.self, in: issues).issues.count }
        #expect(count == 1000)
        #expect(diagnosed <= 10 * plain)
    }

    private struct Refusing: Decodable {
        init(from decoder: any Decoder) throws {
            counter.withLock { $0 += 1 }
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            let number = try container.decode(Int.self, forKey: "n")
            if number > 0 {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "too many"))
            }
        }
    }

    @Test func anObjectThatItsTypeRefusesIsReadOnceMore() throws {
        let count = 200_000
        let objects = String(repeating: #"{"n":1},"#, count: count - 1) + #"{"n":1}"#
        let document = try JSONDocument(parsing: "[\(objects)]")
        var issues = DecodingIssues([])
        let diagnosed = reads { issues = JSON.decodingIssues(of: [Refusing].self, in: document) }
        #expect(issues.issues.count == 10_000)
        #expect(issues.issues.last?.pointer == "/9999")
        #expect(!issues.isComplete)
        #expect(diagnosed <= count + 1)
    }

    private indirect enum Expression: Decodable {
        case value(Int)
        case pair([Expression])
        case other([Expression])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
                self = .value(value)
            } else if let pair = try? container.decode([Expression].self) {
                self = .pair(pair)
            } else {
                self = .other(try container.decode([Expression].self))
            }
        }
    }

    @Test func unionsWithinUnionsDoNotMultiply() throws {
        let text = String(repeating: "[", count: 14) + "true" + String(repeating: "]", count: 14)
        let issues = try JSON.Decoder().decodingIssues(of: Expression.self, in: text)
        #expect(issues.issues.count == 1)
    }

    /// One of forty types that cannot be distinguished.
    private struct OneOfForty: Decodable {
        private struct Option<Kind>: Decodable { var value: Int }

        init(from decoder: any Decoder) throws {
            try Self.read(Int.self, from: decoder.singleValueContainer(), others: 39)
        }

        private static func read<Kind>(
            _ kind: Kind.Type, from container: any SingleValueDecodingContainer, others: Int
        ) throws {
            if others == 0 {
                _ = try container.decode(Option<Kind>.self)
            } else if (try? container.decode(Option<Kind>.self)) == nil {
                try read([Kind].self, from: container, others: others - 1)
            }
        }
    }

    private struct SeveralOfForty: Decodable { var a: OneOfForty, b: OneOfForty, c: OneOfForty, d: OneOfForty }

    @Test func smallDocumentsMayBeOfTypesWithManyCases() throws {
        let text = #"{"a":{"value":"x"},"b":{"value":"x"},"c":{"value":"x"},"d":{"value":"x"}}"#
        let issues = try JSON.Decoder().decodingIssues(of: SeveralOfForty.self, in: text)
        #expect(issues.issues.map { "\($0.pointer)" } == ["/a/value", "/b/value", "/c/value", "/d/value"])
    }

    @Test func aLoopThatNeverMovesOnEnds() throws {
        struct Stubborn: Decodable {
            init(from decoder: any Decoder) throws {
                let keyed = try decoder.container(keyedBy: JSONCodingKey.self)
                _ = try keyed.decode(Int.self, forKey: "missing")
                var list = try keyed.nestedUnkeyedContainer(forKey: "list")
                while !list.isAtEnd { _ = try? list.decode(Int.self) }
            }
        }
        let issues = try JSON.Decoder().decodingIssues(of: Stubborn.self, in: #"{"list":["x"]}"#)
        #expect(issues.issues.first?.kind == .missing(key: "missing"))
        #expect(!issues.isComplete)
    }

    private struct Folder: Decodable { var name: String, folders: [Folder] }

    @Test func deepDocumentsNeedLittleMoreStackThanDecodingThem() throws {
        let depth = 200
        let text =
            String(repeating: #"{"name":"a","folders":["#, count: depth) + #"{"name":1,"folders":[]}"#
            + String(repeating: "]}", count: depth)
        let issues = try onSmallStack(bytes: 2 << 20) {
            try JSON.Decoder().decodingIssues(of: Folder.self, in: text)
        }
        #expect(issues.issues.map(\.kind) == [.wrongKind])
        #expect(issues.issues.first?.pointer.tokens.count == 2 * depth + 1)
    }

    @Test func theLimitOfDepthHolds() throws {
        let text = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let document = try JSONDocument(parsing: text)
        #expect(JSON.decodingIssues(of: JSON.self, in: document).issues.map(\.kind) == [.depthLimit(512)])
    }
}
