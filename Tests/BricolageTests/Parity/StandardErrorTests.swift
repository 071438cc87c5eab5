import Bricolage
import Foundation
import Testing

/// Code that catches Foundation's errors once found none, because what was thrown had other types.
@Suite struct StandardErrorTests {
    private struct Pet: Codable {
        var name: String
        var age: Int
        var tags: [String]?
    }

    private struct Owner: Codable {
        var pets: [Pet]
        var pet: Pet?
    }

    private static let texts = [
        #"{"pets":[{"name":"Rex","age":"old"}]}"#, #"{"pets":[{"name":"Rex"}]}"#, #"{"pets":[{"name":null,"age":1}]}"#,
        #"{"pets":{}}"#, "[]", "null", "{}",
        #"{"pets":[{"name":"Rex","age":1,"tags":["a",1]}]}"#, #"{"pets":[],"pet":{"age":true,"name":1}}"#,
        #"{"pets":[1],"pet":1}"#, "{", "", "[1 2]", #"{"pets":[{"name":"\uD800","age":1}]}"#,
    ]

    private func fault(_ body: () throws -> Void) -> FaultSummary? {
        do {
            try body()
        } catch {
            return FaultSummary(error)
        }
        return nil
    }

    @Test(arguments: texts) func theDecoderCanThrowWhatFoundationThrows(text: String) throws {
        let data = Data(text.utf8)
        let theirs = try #require(fault { _ = try JSONDecoder().decode(Owner.self, from: data) })
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        #expect(fault { _ = try decoder.decode(Owner.self, from: data) } == theirs)
        #expect(fault { _ = try decoder.decode(Owner.self, from: text) } == theirs)
        guard let json = try? JSON(parsing: text) else { return }
        #expect(fault { _ = try decoder.decode(Owner.self, from: json) } == theirs)
        let issues = try #require(throws: DecodingIssues.self) { try JSON.decode(Owner.self, from: data) }
        let error = try #require(issues.decodingError)
        #expect(FaultSummary(error) == theirs)
    }

    @Test func theWayBackKeepsTypesAndContexts() throws {
        let issues = try #require(throws: DecodingIssues.self) {
            try JSON.decode(Owner.self, from: #"{"pets":[{"name":1,"age":"old"}]}"#)
        }
        guard case .typeMismatch(let type, let context) = issues.decodingError else {
            Issue.record("\(String(describing: issues.decodingError))")
            return
        }
        #expect(type is String.Type)
        #expect(context.codingPath.map(\.intValue) == [nil, 0, nil])
        #expect(context.debugDescription == "expected a string, found the number 1")
        #expect(issues.issues.count == 2)
    }

    private struct Model: JSONReadableObject, Decodable {
        var values: [[Int]]

        init(fields: inout JSONFields) throws { values = try fields["values"] }
    }

    @Test func typesThatReadThemselvesHaveIt() throws {
        for (text, kind, path) in [
            (#"{"values":[[1],["x"]]}"#, "typeMismatch", ["values", "Index 1", "Index 0"]),
            (#"{"values":[[1],[null]]}"#, "valueNotFound", ["values", "Index 1", "Index 0"]),
            ("{}", "keyNotFound", []),
        ] {
            let issues = try #require(throws: DecodingIssues.self) { try JSON.decode(Model.self, from: text) }
            let summary = FaultSummary(try #require(issues.decodingError))
            #expect(summary.kind == kind)
            #expect(summary.path == path)
            var decoder = JSON.Decoder()
            decoder.thrownErrors = .decodingErrors
            #expect(fault { _ = try decoder.decode(Model.self, from: text) } == summary)
        }
    }

    private struct Pair: Decodable {
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = try container.decode(Int.self)
            _ = try container.decode(Int.self)
        }
    }

    /// The error once spoke of "1 elements".
    @Test(arguments: [("[1]", 1), ("[]", 0)])
    func arraysThatEndTooSoonAreToldWithTheirCount(text: String, count: Int) throws {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        let error = try #require(throws: DecodingError.self) { try decoder.decode(Pair.self, from: text) }
        guard case .valueNotFound(let type, let context) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(type is Int.Type)
        #expect(context.codingPath.map(\.intValue) == [count])
        #expect(context.debugDescription == "the array's count is only \(count)")
    }

    private struct Own: Error {}

    private struct Refusing: Decodable {
        init(from decoder: any Decoder) throws { throw Own() }
    }

    @Test func errorsOfTheTypesOwnAreThrownAsTheyAre() throws {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        #expect(throws: Own.self) { try decoder.decode([String: Refusing].self, from: #"{"a":1}"#) }
        let issues = try #require(throws: DecodingIssues.self) {
            try JSON.decode([String: Refusing].self, from: #"{"a":1}"#)
        }
        guard case .dataCorrupted(let context) = issues.decodingError else {
            Issue.record("\(String(describing: issues.decodingError))")
            return
        }
        #expect(context.underlyingError is Own)
        #expect(context.codingPath.map(\.stringValue) == ["a"])
    }

    /// Foundation's errors have no error below them.
    @Test(arguments: [
        (#"{"pets":1}"#, #"{"pets":^1}"#), (#"{"pets":null}"#, #"{"pets":^null}"#), ("{}", "^{}"),
        (#"{"pets":[{"name":"Rex","age":1e30}]}"#, #"{"pets":[{"name":"Rex","age":^1e30}]}"#),
    ])
    func theErrorBelowHasThePlace(text: String, marked: String) throws {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        let error = try #require(throws: DecodingError.self) { try decoder.decode(Owner.self, from: text) }
        let reading = try #require(error.context?.underlyingError as? JSONReadingError)
        let column = try #require(marked.firstIndex(of: "^")).utf16Offset(in: marked) + 1
        #expect("\(reading)".hasPrefix("1:\(column): error: "), "\(reading)")
        let theirs = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(Owner.self, from: Data(text.utf8))
        }
        #expect(theirs.context?.underlyingError == nil)
    }

    @Test func theErrorBelowTextThatIsNotJSONIsThatOfTheSyntax() throws {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        let error = try #require(throws: DecodingError.self) { try decoder.decode(Owner.self, from: #"{"pets":[}"#) }
        #expect(error.context?.underlyingError is JSONSyntaxError)
    }

    @Test func issuesThatWereNotThrownHaveItToo() throws {
        var issues = try JSON.Decoder().decodingIssues(of: Owner.self, in: #"{"pets":[{"name":"Rex","age":"old"}]}"#)
        #expect(FaultSummary(try #require(issues.decodingError)).description == "typeMismatch Int /pets/Index 0/age")
        issues.issues = []
        #expect(issues.decodingError == nil)
    }

    /// The error was once the first in the order of the document, and named `Any`.
    @Test(arguments: texts) func issuesThatWereAskedForHaveWhatFoundationThrows(text: String) throws {
        let theirs = try #require(fault { _ = try JSONDecoder().decode(Owner.self, from: Data(text.utf8)) })
        guard let document = try? JSONDocument(parsing: text) else { return }
        let issues = JSON.decodingIssues(of: Owner.self, in: document)
        #expect(FaultSummary(try #require(issues.decodingError)) == theirs)
    }

    private struct Backwards: Decodable {
        enum Keys: CodingKey { case first, second }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode([Int].self, forKey: .second)
            _ = try container.decode(Bool.self, forKey: .first)
        }
    }

    @Test func issuesThatWereAskedForTellWhereDecodingHasStopped() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Backwards.self, in: #"{"first": 1, "second": {}}"#)
        guard case .typeMismatch(let type, let context) = issues.decodingError else {
            Issue.record("\(String(describing: issues.decodingError))")
            return
        }
        #expect(type is [Any].Type)
        #expect(context.codingPath.map(\.stringValue) == ["second"])
    }

    /// The thrown one once named only the kind of the value.
    @Test(arguments: texts) func theThrownErrorIsTheOneOfTheIssues(text: String) throws {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        let thrown = #expect(throws: DecodingError.self) { try decoder.decode(Owner.self, from: text) }
        guard let document = try? JSONDocument(parsing: text) else { return }
        let issues = JSON.decodingIssues(of: Owner.self, in: document)
        #expect(thrown.map { "\($0)" } == issues.decodingError.map { "\($0)" })
    }
}
