import BricolageCore
import BricolageFields
import Testing

/// Objects decoded as dictionaries whose values read themselves or are only `Decodable`.
@Suite struct DictionaryDecodingTests {
    /// A value that counts its living instances.
    private final class Watched: Decodable, Sendable {
        let number: Int

        init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(Int.self)
            if number < 0 {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: ""))
            }
            self.number = number
            Self.living?.count += 1
        }

        deinit { Self.living?.count -= 1 }

        final class Living: @unchecked Sendable { var count = 0 }
        @TaskLocal static var living: Living?
    }

    private struct Plain: Decodable, Equatable { var number: Int }

    private struct Direct: JSONReadableObject, Equatable {
        var number: Int
        init(fields: inout JSONFields) throws { number = try fields["number"] }
    }

    @Test(arguments: [0, 1, 2, 3, 17, 64, 65, 1000])
    func eachKeyHasItsValue(count: Int) throws {
        let keys = (0..<count).map { $0 % 3 == 0 ? "k\($0)" : "a key with a \\\"long\\\" name, \($0)" }
        let members = keys.enumerated().map { "\"\($1)\": {\"number\": \($0)}" }.shuffled()
        let text = "{\(members.joined(separator: ","))}"
        let plain = try JSON.decode([String: Plain].self, from: text)
        let direct = try JSON.decode([String: Direct].self, from: text)
        let read = try [String: Direct](json: JSONDocument(parsing: text).root)
        #expect(plain.count == count && direct.count == count && read == direct)
        for (number, key) in keys.enumerated() {
            let key = key.replacing("\\", with: "")
            #expect(plain[key]?.number == number && direct[key]?.number == number)
        }
        let optional = try JSON.decode([String: Int?].self, from: #"{"a": 1, "b": null}"#)
        #expect(optional == ["a": 1, "b": nil])
    }

    @Test func integersAsKeysKeepAllTheirDigits() throws {
        let text = #"{"12": 1, "-34": 2, "0": 3, "-5": 4, "123456789012345678": 5, "-9223372036854775808": 6}"#
        let numbers = [12: 1, -34: 2, 0: 3, -5: 4, 123_456_789_012_345_678: 5, Int.min: 6]
        #expect(try JSON.decode([Int: Int].self, from: text) == numbers)
        // Where all keys are short, they are read in a way of their own.
        #expect(try JSON.decode([Int: Int].self, from: #"{"12": 1, "-34": 2}"#) == [12: 1, -34: 2])
        #expect(try JSON.decode([Int: Int].self, from: #"{"0": 3, "-5": 4, "678": 5}"#) == [0: 3, -5: 4, 678: 5])
    }

    @Test func theLastOfSeveralMembersWithOneKeyCounts() throws {
        let text = #"{"a": {"number": 1}, "b": {"number": 2}, "a": {"number": 3}, "\u0062": {"number": 4}}"#
        let options = JSONParsingOptions(duplicateKeys: .lastWins)
        let decoder = JSON.Decoder(parsing: options)
        #expect(try decoder.decode([String: Plain].self, from: text).mapValues(\.number) == ["a": 3, "b": 4])
        #expect(try decoder.decode([String: Direct].self, from: text).mapValues(\.number) == ["a": 3, "b": 4])
        // A member that a later one with the same key replaces may be invalid.
        let wrong = #"{"a": 7, "b": {"number": 2}, "a": {"number": 3}}"#
        #expect(try decoder.decode([String: Plain].self, from: wrong).mapValues(\.number) == ["a": 3, "b": 2])
        #expect(try decoder.decode([String: Direct].self, from: wrong).mapValues(\.number) == ["a": 3, "b": 2])
    }

    @Test func keysThatOnlyDictionaryTakesForTheSameAreRefused() {
        for last in ["\u{E9}", "e\u{301}"] {
            let text = "{\"e\u{301}\": {\"number\": 1}, \"\u{E9}\": {\"number\": 2}, \"\(last)x\": {\"number\": 3}}"
            #expect(throws: DecodingIssues.self) { try JSON.decode([String: Plain].self, from: text) }
            #expect(throws: DecodingIssues.self) { try JSON.decode([String: Direct].self, from: text) }
        }
    }

    @Test func theFirstIssueIsTheFirstOfTheText() throws {
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let members = (0..<50).map { "\"k\($0)\": {\"number\": \($0 < 20 ? "1" : "null")}" }
        let text = "{\(members.joined(separator: ","))}"
        for _ in 0..<3 {
            let plain = #expect(throws: DecodingIssues.self) { try decoder.decode([String: Plain].self, from: text) }
            let direct = #expect(throws: DecodingIssues.self) { try decoder.decode([String: Direct].self, from: text) }
            #expect(plain?.issues.map(\.pointer.description) == ["/k20/number"])
            #expect(direct?.issues.map(\.pointer.description) == ["/k20/number"])
        }
    }

    @Test func valuesAreFreedWhenALaterOneIsWrong() throws {
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let living = Watched.Living()
        try Watched.$living.withValue(living) {
            for count in [1, 3, 100] {
                let members = (0..<count).map { "\"k\($0)\": \($0)" }
                let whole = try decoder.decode([String: Watched].self, from: "{\(members.joined(separator: ","))}")
                let wrong = "{\((members + ["\"last\": -1"]).joined(separator: ","))}"
                withExtendedLifetime(whole) {
                    #expect(throws: DecodingIssues.self) { try decoder.decode([String: Watched].self, from: wrong) }
                    #expect(whole.count == count && living.count == count)
                }
            }
        }
        #expect(living.count == 0)
    }
}
