import Bricolage
import Foundation
import Synchronization
import Testing

/// Values that are deliberately written differently from Foundation's encoder, as *Moving from Foundation's coders*
/// says.
@Suite struct WritingDifferenceTests {
    @Test func datesTakeTheTextsOfInfinities() throws {
        var ours = JSON.Encoder()
        ours.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        let theirs = JSONEncoder()
        theirs.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        let date = Date(timeIntervalSince1970: .infinity)
        #expect(try ours.encodeToString([date]) == #"["+"]"#)
        #expect(try theirs.encode([date]) == Data(#"["+"]"#.utf8))
        ours.dateEncodingStrategy = .secondsSince1970
        theirs.dateEncodingStrategy = .secondsSince1970
        #expect(try ours.encodeToString([date]) == #"["+"]"#)
        #expect(throws: EncodingError.self) { try theirs.encode([date]) }
        ours.dateEncodingStrategy = .millisecondsSince1970
        theirs.dateEncodingStrategy = .millisecondsSince1970
        #expect(try ours.encodeToString([date]) == #"["+"]"#)
        #expect(throws: EncodingError.self) { try theirs.encode([date]) }
    }

    private struct Equivalent: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try container.encode(1, forKey: "\u{e9}")
            try container.encode(2, forKey: "e\u{301}")
        }
    }

    @Test func canonicallyEquivalentKeysAreTwoMembers() throws {
        #expect(try JSON.Encoder().encodeToString(Equivalent()) == "{\"\u{e9}\":1,\"e\u{301}\":2}")
        let theirs = try JSONDecoder().decode([String: Int].self, from: JSONEncoder().encode(Equivalent()))
        #expect(theirs.map(\.value) == [2])
    }

    private struct Level: Encodable {
        var levels: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            if levels > 1 { try container.encode(Level(levels: levels - 1)) }
        }
    }

    @Test func thereMayBeAsManyLevelsAsWhenReading() throws {
        let text = try JSON.Encoder().encodeToString(Level(levels: 512))
        #expect(text == String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
        #expect(try JSON.decode(JSON.self, from: text).serialized() == text)
        #expect(throws: EncodingError.self) { try JSON.Encoder().encode(Level(levels: 513)) }
        #expect(try JSONEncoder().encode(Level(levels: 511)).count == 1022)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Level(levels: 512)) }
    }

    private struct Asked: Encodable {
        struct Inner: Encodable {
            var second = 1
        }
        var first = Inner()
    }

    private final class Calls: Sendable {
        let keys = Mutex<[String]>([])
    }

    @Test func keysAreConvertedBeforeTheirValues() throws {
        let calls = Calls()
        var encoder = JSON.Encoder()
        encoder.keyEncodingStrategy = .custom { path in
            let key = path.last?.stringValue ?? ""
            calls.keys.withLock { $0.append(key) }
            return JSONCodingKey(key)
        }
        _ = try encoder.encode(["outer": Asked()])
        #expect(calls.keys.withLock { $0 } == ["first", "second"])
        let theirCalls = Calls()
        let theirs = JSONEncoder()
        theirs.keyEncodingStrategy = .custom { path in
            theirCalls.keys.withLock { $0.append(path.last?.stringValue ?? "") }
            return path.last ?? JSONCodingKey("")
        }
        _ = try theirs.encode(["outer": Asked()])
        #expect(theirCalls.keys.withLock { $0 } == ["second", "first"])
    }
}
