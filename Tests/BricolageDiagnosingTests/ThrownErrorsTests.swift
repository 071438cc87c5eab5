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

    /// A value that is of the kind has something else wrong with it, and only the type knows what.
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
            #expect(!"\(issue)".contains("told by the type"))
        }
        for issue in null { #expect(issue.kind == .unexpectedNull) }
    }

    /// Naming the file made another error of it.
    @Test func theErrorOfFoundationIsTheSameWhateverTheFileIsCalled() throws {
        var issues = #expect(throws: DecodingIssues.self) {
            try JSON.decode([String: [Int]].self, from: #"{"a":["b"]}"#)
        }
        let before = issues?.decodingError
        issues?.path = "menu.json"
        #expect(issues?.issues.map(\.path) == ["menu.json"])
        #expect("\(String(describing: issues?.decodingError))" == "\(String(describing: before))")
    }

    /// Any number of marks can stand on one letter.
    @Test func whatIsFoundIsShortened() throws {
        let text = "\"a" + String(repeating: "\u{301}", count: 500_000) + "\""
        let issues = JSON.decodingIssues(of: Int.self, in: try JSONDocument(parsing: text))
        #expect(try #require(issues.issues.first).found.utf8.count < 200)
    }
}
