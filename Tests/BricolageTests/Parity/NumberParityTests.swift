import Bricolage
import Foundation
import Testing

/// Numbers that are too close to zero for their type once became zero silently.
@Suite struct NumberParityTests {
    @Test(arguments: [
        "1e-400", "-1e-400", "1e-320", "2e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "3e-324",
        "0e-400", "0.0e999", "-0.0", "1e-50", "1e-45", "7e-46", "8e-46", "3.4e38", "3.5e38", "1e39", "1.7e308",
        "1.8e308", "1e400",
        "0." + String(repeating: "0", count: 400) + "1", "0." + String(repeating: "0", count: 400),
    ])
    func nothingIsRoundedToNothing(literal: String) throws {
        let text = "[\(literal)]"
        let data = Data(text.utf8)
        let double = try? JSONDecoder().decode([Double].self, from: data)
        let float = try? JSONDecoder().decode([Float].self, from: data)
        #expect((try? JSON.decode([Double].self, from: text)) == double)
        #expect((try? JSON.decode([Float].self, from: text)) == float)
        #expect((try? JSON.decode([Double?].self, from: text)) == double)
        #expect((try? JSON.decode(Double.self, from: literal)) == double?.first)
        #expect((try? JSON.decode([String: Double].self, from: #"{"a":\#(literal)}"#))?["a"] == double?.first)
        #expect((try? JSON.decode(Pair<Double>.self, from: #"{"first":\#(literal)}"#))?.first == double?.first)
        #expect((try? JSON.decode(Pair<Float>.self, from: #"{"first":\#(literal)}"#))?.first == float?.first)
        let json = try JSON(parsing: literal)
        #expect(json.double == double?.first)
        #expect(json.description == literal)
        #expect(try JSONDocument(parsing: literal).root.double == double?.first)
        let issues = try JSON.Decoder().decodingIssues(of: [Double].self, in: text)
        #expect(issues.isEmpty == (double != nil))
    }

    private struct Pair<Number: Decodable>: Decodable {
        var first: Number
    }

    /// The number represents the shortest decimal that reads back, but its integer was once that of the double.
    @Test(arguments: [
        1_234_567_890_123_456_768.0, 9_007_199_254_740_992, 9_007_199_254_740_994, 1e17, 1e18, 9.2e18, -1e18, 1e22, 0.5,
        -0.0, 9_223_372_036_854_775_808, -9_223_372_036_854_775_808,
    ])
    func equalNumbersHaveEqualIntegers(value: Double) throws {
        let number = try #require(JSON.Number(value))
        let read = try #require(JSON.Number(number.description))
        #expect(number == read)
        #expect(number.int == read.int)
        #expect(number.integer(UInt64.self) == read.integer(UInt64.self))
        #expect(number.integer(Int128.self) == read.integer(Int128.self))
    }

    /// An integer that no type of another coder can represent is rejected, not rounded.
    @Test func integersAreNotRoundedForOtherCoders() throws {
        for text in ["18446744073709551615", "18446744073709552000", "-9223372036854775808", "1e300"] {
            let number = try JSON(parsing: text)
            #expect(try JSON(parsing: [UInt8](JSONEncoder().encode([number]))) == [number])
        }
        for text in ["18446744073709551617", "-9223372036854775809", "1e400"] {
            let number = try JSON(parsing: text)
            #expect(throws: EncodingError.self, "\(text)") { try JSONEncoder().encode([number]) }
        }
    }

    /// The call was once ambiguous: it could also mean the method `encode(to:)` of that value.
    @Test func valuesAreEncodedWithoutSayingWhatTheyBecome() throws {
        let json: JSON = ["a": [1, nil]]
        let bytes = try JSON.encode(json)
        #expect(bytes == Array(#"{"a":[1,null]}"#.utf8))
    }

    @Test func aStrategyThatWritesNothingWritesAnEmptyObjectEverywhere() throws {
        var ours = JSON.Encoder()
        ours.dateEncodingStrategy = .custom { _, _ in }
        ours.dataEncodingStrategy = .custom { _, _ in }
        let theirs = JSONEncoder()
        theirs.dateEncodingStrategy = .custom { _, _ in }
        theirs.dataEncodingStrategy = .custom { _, _ in }
        #expect(try ours.encodeToData(Date.now) == theirs.encode(Date.now))
        #expect(try ours.encodeToData(Data()) == theirs.encode(Data()))
        #expect(try ours.encodeToData([Date.now]) == theirs.encode([Date.now]))
        #expect(try ours.encodeToData(["a": Date.now]) == theirs.encode(["a": Date.now]))
    }
}
