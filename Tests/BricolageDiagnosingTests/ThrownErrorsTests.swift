import BricolageCore
import Testing

/// Errors of the standard library that types throw themselves.
@Suite struct ThrownErrorsTests {
    private struct Chosen<Wanted>: Decodable {
        init(from decoder: any Decoder) throws {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "told by the type")
            if decoder.userInfo.isEmpty { throw DecodingError.typeMismatch(Wanted.self, context) }
        }
    }

    private struct Missing: Decodable {
        init(from decoder: any Decoder) throws {
            throw DecodingError.valueNotFound(
                Int.self, .init(codingPath: decoder.codingPath, debugDescription: "told by the type"))
        }
    }

    private func issue<T: Decodable>(of type: T.Type, _ text: String) throws -> DecodingIssue {
        let issues = JSON.decodingIssues(of: [T].self, in: try JSONDocument(parsing: "[\(text)]"))
        #expect(issues.issues.count == 1)
        let issue = try #require(issues.issues.first)
        #expect(issue.pointer.description == "/0")
        return issue
    }

    /// If a value has the expected kind, something else is wrong with it, and only the type knows what.
    @Test func aMismatchOfTheKindThatIsThereSaysWhatTheTypeSays() throws {
        let told = [
            try issue(of: Chosen<String>.self, #""x""#), try issue(of: Chosen<Int>.self, "1"),
            try issue(of: Chosen<Double>.self, "1"), try issue(of: Chosen<Bool>.self, "true"),
            try issue(of: Chosen<[String: Int]>.self, "{}"), try issue(of: Chosen<[Int]>.self, "[]"),
            try issue(of: Chosen<Set<Int>>.self, "[]"), try issue(of: Missing.self, "1"),
        ]
        for issue in told {
            #expect(issue.kind != .wrongKind)
            #expect("\(issue)".contains("told by the type"))
        }
    }

    @Test func aMismatchOfAnotherKindSaysWhatIsThere() throws {
        let found = [
            try issue(of: Chosen<String>.self, "1"), try issue(of: Chosen<Int>.self, #""x""#),
            try issue(of: Chosen<Bool>.self, "1"), try issue(of: Chosen<[Int]>.self, "{}"),
            try issue(of: Chosen<[String: Int]>.self, "[]"),
        ]
        let null = [try issue(of: Chosen<String>.self, "null"), try issue(of: Missing.self, "null")]
        for issue in found {
            #expect(issue.kind == .wrongKind)
            #expect(issue.message.contains("(told by the type), found "))
        }
        for issue in null {
            #expect(issue.kind == .unexpectedNull)
            #expect(issue.message.hasSuffix("(told by the type), found null"))
        }
    }

    private enum Keys: CodingKey { case url, file }

    /// The issues of a type, which must be the same whether or not decoding stops at the first one.
    private func told<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        let told = try [JSON.Decoder.IssueReporting.first, .all].map { reporting in
            var decoder = JSON.Decoder()
            decoder.reporting = reporting
            return try decoder.decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.message)" }
        }
        #expect(told[0] == told[1])
        return told[1]
    }

    private struct Source: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if try container.decodeIfPresent(String.self, forKey: .file) == nil {
                throw DecodingError.keyNotFound(
                    Keys.url,
                    .init(codingPath: container.codingPath, debugDescription: "either url or file is needed"))
            }
        }
    }

    /// The type's words were once left out, and a member that was present was reported as missing.
    @Test func aMissingMemberIsToldInTheWordsOfTheType() throws {
        #expect(try told(Source.self, "{}") == [#" missing "url": expected a value (either url or file is needed)"#])
        #expect(
            try told([Source].self, #"[{"file": "a"}, {}]"#)
                == [#"/1 missing "url": expected a value (either url or file is needed)"#])
        #expect(try told(Source.self, #"{"url": 1}"#) == [" either url or file is needed"])
    }

    private struct Address: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if (try? container.decode(String.self, forKey: .url)) != nil { return }
            if (try? container.decode([String].self, forKey: .url)) != nil { return }
            throw DecodingError.typeMismatch(
                String.self,
                .init(codingPath: container.codingPath + [Keys.url], debugDescription: "one text or several"))
        }
    }

    /// The object without the member was once reported as not being a string.
    @Test func aMismatchOfAnAbsentMemberIsNotToldOfItsParent() throws {
        #expect(try told(Address.self, #"{"file": 1}"#) == [" one text or several"])
        #expect(try told([Address].self, #"[{"url": ["a"]}, {}]"#) == ["/1 one text or several"])
        #expect(
            try told(Address.self, #"{"url": 1}"#) == [
                "/url expected a string (one text or several), found the number 1"
            ])
    }

    private struct Text: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if (try? container.decode(Int.self)) != nil || (try? container.decode(String.self)) != nil { return }
            throw DecodingError.typeMismatch(
                String.self,
                .init(codingPath: container.codingPath, debugDescription: "text or whole number wanted"))
        }
    }

    @Test func aMismatchOfAValueThatWasTriedAsSeveralTypesIsToldInTheWordsOfTheType() throws {
        #expect(
            try told(Text.self, "true") == [" expected a string (text or whole number wanted), found true"])
    }

    /// Throws what Foundation's decoder throws.
    private struct Foreign: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            func context(_ words: String) -> DecodingError.Context {
                DecodingError.Context(codingPath: container.codingPath, debugDescription: words)
            }
            if container.decodeNil() {
                throw DecodingError.valueNotFound(
                    String.self, context("Cannot get value of type String -- found null value instead"))
            }
            switch try container.decode(Int.self) {
            case 1:
                throw DecodingError.typeMismatch(
                    String.self, context("Expected to decode String but found number instead."))
            case 2: throw DecodingError.typeMismatch(String.self, context(""))
            default: break
            }
        }
    }

    @Test func theSentencesOfAnotherDecoderAreNotRepeated() throws {
        let expected = [
            "/0 expected a string, found the number 1", "/1 expected a string, found the number 2",
            "/2 expected a string, found null",
        ]
        #expect(try told([Foreign].self, "[1, 0]") == [expected[0]])
        #expect(
            try JSON.Decoder().decodingIssues(of: [Foreign].self, in: "[1, 2, null]").issues.map {
                "\($0.pointer) \($0.message)"
            } == expected)
    }

    /// Naming the file once changed the error.
    @Test func theErrorOfFoundationIsTheSameWhateverTheFileIsCalled() throws {
        var issues = #expect(throws: DecodingIssues.self) {
            try JSON.decode([String: [Int]].self, from: #"{"a":["b"]}"#)
        }
        let before = issues?.decodingError
        issues?.path = "menu.json"
        #expect(issues?.issues.map(\.path) == ["menu.json"])
        #expect("\(String(describing: issues?.decodingError))" == "\(String(describing: before))")
    }

    /// One letter can have any number of combining marks.
    @Test func whatIsFoundIsShortened() throws {
        let text = "\"a" + String(repeating: "\u{301}", count: 500_000) + "\""
        let issues = JSON.decodingIssues(of: Int.self, in: try JSONDocument(parsing: text))
        #expect(try #require(issues.issues.first).found.utf8.count < 200)
    }
}
