import Bricolage
import Foundation
import JSENCompat
import Testing

/// Reading and writing by the coders of Bricolage and of Foundation.
struct CodingTests {
    static let text = #"{"a":1,"b":-1.5,"c":"x","d":[true,null,{}],"e":{"some_key":[]}}"#
    static let value: JSEN = ["a": 1, "b": -1.5, "c": "x", "d": [true, nil, [:]], "e": ["some_key": []]]

    @Test func ownCoders() throws {
        #expect(try JSON.decode(JSEN.self, from: Self.text) == Self.value)
        #expect(try JSON.Encoder().encodeToString(Self.value) == Self.text)
    }

    @Test func codersOfFoundation() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(JSEN.self, from: Data(Self.text.utf8)) == Self.value)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let written = try encoder.encode(["someKey": JSEN.dictionary(["otherKey": 1])])
        #expect(String(decoding: written, as: UTF8.self) == #"{"someKey":{"otherKey":1}}"#)
    }

    static let numbers: [(text: String, value: JSEN?)] = [
        ("1", 1), ("1.0", 1), ("1e2", 100), ("0.1", 0.1), ("9223372036854775807", .int(.max)),
        ("9223372036854775808", nil), ("18446744073709551615", nil), ("1e22", 1e22), ("-1e300", -1e300),
        ("123456789012345678901234567890", nil), ("0.30000000000000004", 0.30000000000000004),
    ]

    @Test("keeps a number or refuses it, whatever the coder", arguments: numbers.indices)
    func number(position: Int) throws {
        let (text, value) = Self.numbers[position]
        #expect((try? JSON.decode(JSEN.self, from: text)) == value)
        #expect((try? JSONDecoder().decode(JSEN.self, from: Data(text.utf8))) == value)
    }

    @Test func numbersOutOfRangeAreRefused() throws {
        #expect(throws: (any Error).self) { try JSON.decode(JSEN.self, from: "1e400") }
        #expect(throws: (any Error).self) { try JSON.decode(JSEN.self, from: "1e-400") }
        #expect(try JSON.decode(JSEN.self, from: "0e-400") == 0)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(JSEN.self, from: Data("1e400".utf8)) }
    }

    @Test func errorsNameTheirPlace() throws {
        struct Model: Decodable {
            var extra: JSEN
        }
        let text = #"{"extra": {"ids": [1, {"0": 18446744073709551616}]}}"#
        let issues = try #require(throws: DecodingIssues.self) { try JSON.decode(Model.self, from: text) }
        #expect(issues.issues.first?.pointer == "/extra/ids/1/0")
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(Model.self, from: Data(text.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["extra", "ids", "Index 1", "0"])
        #expect(context.debugDescription == "neither Int nor Double holds the number 18446744073709551616")
    }

    @Test func keysThatSwiftTakesForOneAreRefused() throws {
        let text = "{\"\u{E9}\": 1, \"e\u{301}\": 2}"
        let issues = try #require(throws: DecodingIssues.self) { try JSON.decode(JSEN.self, from: text) }
        #expect(issues.issues.first?.pointer == JSONPointer(tokens: ["e\u{301}"]))
    }

    @Test func depthIsLimited() throws {
        func text(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        let deepest = try JSON.decode(JSEN.self, from: text(512))
        #expect(try JSON.Encoder().encodeToString(deepest) == text(512))
        #expect(throws: (any Error).self) { try JSON.decode(JSEN.self, from: text(513)) }
        let encoder = JSON.Encoder(maximumDepth: 10_000)
        #expect(throws: EncodingError.self) { try encoder.encode(JSEN.array([deepest])) }
        let members = (0..<513).reduce(JSEN.null) { value, _ in ["a": value] }
        #expect(throws: EncodingError.self) { try encoder.encode(members) }
    }

    @Test func strategiesForNumbersApply() throws {
        #expect(throws: EncodingError.self) { try JSON.Encoder().encode(JSEN.double(.infinity)) }
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let value = JSEN.array([.double(.infinity)])
        #expect(try decoder.decode(JSEN.self, from: try encoder.encode(value)) == value)
    }
}
