import BricolageCore
import BricolagePointers
import BricolageReporting
import BricolageWriting
import Foundation
import Testing

/// Issues are written as JSON and read again without loss.
@Suite struct IssueCodingTests {
    private struct Refusal: Error, Equatable { var reason: String }

    private static let kinds: [DecodingIssue.Kind] = [
        .missing(key: "a/b"), .wrongKind, .unexpectedNull, .outOfRange, .invalidValue, .unknownCase,
        .unexpectedKey("x"), .noCandidate, .depthLimit(7), .depthLimit(nil), .custom,
    ]

    private static var everything: DecodingIssues {
        var issues = kinds.enumerated().map { number, kind in
            DecodingIssue(
                kind: kind, pointer: JSONPointer(tokens: ["~/", "", "\(number)"]),
                location: SourceLocation(offset: number, line: 2, column: 3), expected: "a \"string\"",
                found: "the number \(number)", nearest: "near", excerpt: SourceExcerpt(line: "\t[1]", caret: 2),
                notes: ["first", "second\nline"], underlying: Refusal(reason: "no\n"),
                basis: .declared(type: "User"))
        }
        issues[0].isKeyData = true
        issues[1].path = "a.json"
        issues[1].pattern = "/~1/*/1"
        issues[1].type = "Int"
        issues[1].foundKind = .number
        issues[1].advice = "do this"
        issues[2].notes = ["one"]
        issues.append(DecodingIssue(kind: .wrongKind, pointer: .root, expected: "", found: ""))
        return DecodingIssues(issues, unexplored: ["", "/a"], omittedCount: 3)
    }

    @Test func issuesSurviveTheWayThroughJSON() throws {
        let everything = Self.everything
        #expect(try JSON.decode(DecodingIssues.self, from: JSON.Encoder().encodeToString(everything)) == everything)
        #expect(try JSONDecoder().decode(DecodingIssues.self, from: JSONEncoder().encode(everything)) == everything)
        for issue in everything.issues {
            let again = try JSON.decode(DecodingIssue.self, from: JSON.Encoder().encodeToString(issue))
            #expect(again == issue && again.message == issue.message && again.description == issue.description)
            #expect(again.debugDescription == issue.debugDescription && again.kind.name == issue.kind.name)
        }
    }

    @Test func strategiesForKeysDoNotChangeTheNames() throws {
        var encoder = JSON.Encoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        var decoder = JSON.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let text = try encoder.encodeToString(Self.everything)
        #expect(text.contains("omittedCount") && text.contains("declaredBy"))
        #expect(try decoder.decode(DecodingIssues.self, from: text) == Self.everything)
    }

    @Test func theFormForProgramsIsWhatIsEncoded() throws {
        struct Pair: Decodable { var a: Int, b: UInt8 }
        var issues = JSON.decodingIssues(of: [Pair].self, in: try JSONDocument(parsing: #"[{"b":300},{"a":[]}, 1]"#))
        issues.path = "pairs.json"
        #expect(issues.issues.count == 5)
        let text = issues.formatted(.json)
        #expect(try JSON.decode(DecodingIssues.self, from: text) == issues)
        #expect(try JSON(parsing: text) == JSON(parsing: JSON.Encoder().encodeToString(issues)))
        let first = try #require(try JSON(parsing: text)["issues"]?[0])
        #expect(first["kind"] == "missing-key" && first["key"] == "a" && first["severity"] == "error")
        #expect(first["pointer"] == "/0" && first["location"]?["line"] == 1 && first["path"] == "pairs.json")
        #expect(first["type"] == "Int" && first["foundKind"] == "object")
    }

    @Test func locationsAreWrittenByTheNamesOfTheirParts() throws {
        let location = SourceLocation(offset: 5, line: 2, column: 3)
        let text = try JSON.Encoder().encodeToString(location)
        #expect(text == #"{"offset":5,"line":2,"column":3}"#)
        #expect(try JSON.decode(SourceLocation.self, from: text) == location)
    }

    @Test func anUnknownKindIsRefused() {
        let text = #"{"kind":"bent","pointer":"","expected":"","found":""}"#
        #expect(throws: DecodingIssues.self) { try JSON.decode(DecodingIssue.self, from: text) }
        #expect(throws: DecodingIssues.self) {
            try JSON.decode(DecodingIssue.self, from: #"{"kind":"custom","pointer":"x","expected":"","found":""}"#)
        }
    }
}
