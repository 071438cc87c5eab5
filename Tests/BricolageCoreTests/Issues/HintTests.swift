import BricolageCore
import Testing

/// The hints in messages: they never suggest a key that the type reads as another member, and they explain the cause if
/// keys are converted.
@Suite struct HintTests {
    private func messages<T: Decodable>(
        _ type: T.Type, _ text: String, _ strategy: JSON.Decoder.KeyDecodingStrategy = .useDefaultKeys
    ) throws -> [String] {
        try [JSON.Decoder.IssueReporting.all, .first].map { reporting in
            var decoder = JSON.Decoder(keyDecodingStrategy: strategy)
            decoder.reporting = reporting
            let issue = try decoder.decodingIssues(of: type, in: text).issues.first?.message ?? ""
            return issue.replacing("expected a string", with: "expected a value")
        }
    }

    private struct Movie: Decodable { var originalTitle: String, originalName: String? }
    private struct Range: Decodable {
        var number: String, numbers: [Int], extra: String?
    }

    @Test func aKeyThatTheTypeKnowsIsNoMisspelling() throws {
        for message in try messages(Movie.self, #"{"originalName": "a"}"#) {
            #expect(message == #"missing "originalTitle": expected a value"#)
        }
        for message in try messages(Range.self, #"{"numbers": []}"#) {
            #expect(message == #"missing "number": expected a value"#)
        }
        for message in try messages(Range.self, #"{"numbers": [], "numbr": "x"}"#) {
            #expect(message == #"missing "number": expected a value; is "numbr" a misspelling of it?"#)
        }
    }

    private struct Loose: Decodable {
        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: JSONCodingKey.self)
            _ = try members.decodeIfPresent([Int].self, forKey: "numbers")
            _ = try members.decode(String.self, forKey: "number")
        }
    }

    @Test func ofKeysThatMayBeAnyTextNothingIsSaid() throws {
        for message in try messages(Loose.self, #"{"numbers": []}"#) {
            #expect(message == #"missing "number": expected a value"#)
        }
    }

    private struct Prefixed: Decodable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) {
                guard stringValue.hasPrefix("n") else { return nil }
                self.stringValue = stringValue
            }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let key = try #require(Key(stringValue: "number"))
            _ = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: key)
        }
    }

    @Test func ofKeysThatMayBeManyTextsNothingIsSaid() throws {
        for message in try messages(Prefixed.self, #"{"umber": "a"}"#) {
            #expect(message == #"missing "number": expected a value"#)
        }
    }

    private struct User: Decodable {
        var userName: String
        private enum CodingKeys: String, CodingKey { case userName = "user_name" }
    }
    private struct Image: Decodable { var imageURL: String }
    private struct Plain: Decodable { var userName: String, other: Int? }

    @Test func convertedKeysAreNamedAsTheyStandInTheDocument() throws {
        for message in try messages(Plain.self, #"{"user_nam": "a"}"#, .convertFromSnakeCase) {
            #expect(message == #"missing "user_name": expected a value; is "user_nam" a misspelling of it?"#)
        }
        for message in try messages(Plain.self, #"{"usrName": "a", "other": 1}"#, .convertFromSnakeCase) {
            #expect(message == #"missing "user_name": expected a value; is "usrName" a misspelling of it?"#)
        }
        let issues = try JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
            .decodingIssues(of: [Plain].self, in: #"[{"user_name": 1}, {}]"#)
        #expect(issues.issues.map(\.pointer.description) == ["/0/user_name", "/1"])
        #expect(issues.issues.last?.kind == .missing(key: "user_name"))
    }

    @Test func aCodingKeyThatIsWrittenAsInTheDocumentIsExplained() throws {
        let words =
            #"missing "user_name": expected a value; keyDecodingStrategy converts "user_name" to "userName" "#
            + #"before it is compared with the coding keys: the coding key must be "userName""#
        for message in try messages(User.self, #"{"user_name": "a"}"#, .convertFromSnakeCase) {
            #expect(message == words)
        }
    }

    @Test func aCodingKeyWithCapitalsIsExplained() throws {
        let words =
            #"missing "imageURL": expected a value; keyDecodingStrategy converts "image_url" to "imageUrl": "#
            + "give the coding key that raw value"
        for message in try messages(Image.self, #"{"image_url": "a"}"#, .convertFromSnakeCase) {
            #expect(message == words)
        }
    }

    @Test func customConversionsAreNotGuessedAt() throws {
        let strategy = JSON.Decoder.KeyDecodingStrategy.custom { path in
            JSONCodingKey(path.last.map { "x" + $0.stringValue } ?? "")
        }
        for message in try messages(Movie.self, #"{"originalTitel": "a"}"#, strategy) {
            #expect(message == #"missing "originalTitle": expected a value; is "originalTitel" a misspelling of it?"#)
        }
    }
}
