import BricolageCore
import BricolageFields
import Testing

/// What is reported can be chosen, for a decoder and for a type.
@Suite struct ReportingTests {
    private struct Item: Decodable { var id: Int, name: String }

    private static let text = #"[{"id":"a"},{"id":1,"name":2},{"id":3,"name":"c"},{}]"#

    @Test func theFirstIssueOnly() throws {
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let issues = try decoder.decodingIssues(of: [Item].self, in: Self.text)
        #expect(issues.issues.map(\.pointer.description) == ["/0/id"])
        #expect(!issues.isComplete)
    }

    @Test func upToALimit() throws {
        var decoder = JSON.Decoder()
        decoder.reporting = .all(upTo: 2)
        let issues = try decoder.decodingIssues(of: [Item].self, in: Self.text)
        #expect(issues.issues.count == 2)
        #expect(issues.omittedCount == 3)
        #expect(issues.summary.hasPrefix("2 issues, 3 more beyond the limit"))
        #expect(try JSON.Decoder().decodingIssues(of: [Item].self, in: Self.text).issues.count == 5)
        #expect(try JSON.Decoder().decodingIssues(of: [Item].self, in: #"[{"id":1,"name":"a"}]"#).isEmpty)
    }

    @Test func theFirstIssuesOfTheDocumentAreTheOnesThatAreKept() throws {
        struct Two: Decodable { var second: [Int], first: [Int] }
        var decoder = JSON.Decoder()
        decoder.reporting = .all(upTo: 3)
        let issues = try decoder.decodingIssues(
            of: [Two].self, in: #"[{"first":["a",2,"b"],"second":["c",null,3,4,"d"]},{"first":[true],"second":[]}]"#)
        #expect(issues.issues.map(\.pointer.description) == ["/0/first/0", "/0/first/2", "/0/second/0"])
        #expect(issues.omittedCount == 3)
    }

    @Test func theLineOfALargeTextIsCutAroundThePlace() throws {
        let text = [UInt8(ascii: "["), UInt8(ascii: "\"")] + [UInt8](repeating: UInt8(ascii: "a"), count: 8 << 20)
        let issues = try JSON.Decoder().decodingIssues(of: [String].self, in: text + Array(#"",1,"b"]"#.utf8))
        let issue = try #require(issues.issues.first)
        #expect(issue.location?.column == (8 << 20) + 5)
        #expect(issue.excerpt.map { $0.line.utf8.count <= 120 && $0.line.hasSuffix(#"a",1,"b"]"#) } == true)
        #expect(issues.description.utf8.count < 1000)
    }

    @Test func thePlaceStandsBeforeTheQuestion() throws {
        let issues = try JSON.Decoder().decodingIssues(of: [Item].self, in: #"[{"id":1,"nam":"a"}]"#)
        #expect(issues.issues.first?.message == #"missing "name": expected a string; is "nam" a misspelling of it?"#)
        let line = #"1:2: error: missing "name": expected a string at /0; is "nam" a misspelling of it?"#
        #expect(issues.description.hasPrefix(line + "\n"))
    }

    private struct Sealed: UndiagnosedDecodable { var a: Int, b: Int }

    @Test func aTypeThatOptsOutIsNotLookedInto() throws {
        struct Holder: Decodable { var sealed: Sealed, item: Item }
        let issues = try JSON.Decoder().decodingIssues(
            of: Holder.self, in: #"{"sealed":{"a":"x","b":"y"},"item":{"id":"z","name":"n"}}"#)
        #expect(issues.issues.map(\.pointer.description) == ["/sealed/a", "/item/id"])
        #expect(issues.unexplored.map(\.description).contains("/sealed"))
    }

    private enum Unit: String, Decodable {
        case metric
        case imperial = "imperial-us"
    }
    private struct Recursive: Decodable { var unit: Unit, next: [Recursive]?, code: Code }
    private struct Code: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
            guard text.hasPrefix("code:") else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no code"))
            }
        }
    }

    @Test func enumerationsThatListNoCasesDoNotStopTheWalk() throws {
        struct Settings: Decodable { var unit: Unit, timeout: Int, other: [Unit] }
        let issues = try JSON.Decoder().decodingIssues(
            of: Settings.self, in: #"{"unit":"imperial","timeout":"x","other":["metric","mtric"]}"#)
        #expect(
            issues.issues.map { "\($0.pointer) \($0.kind.name) \($0.nearest ?? "")" } == [
                "/unit unknown-case ", "/timeout wrong-kind ", "/other/1 unknown-case metric",
            ])
        #expect(issues.issues.first?.expected == #""metric" or another case of Unit"#)
    }

    private enum Kind: JSONOpenEnum {
        case web, other(String)

        init(rawValue: String) { self = rawValue == "web" ? .web : .other(rawValue) }
        var rawValue: String { if case .other(let text) = self { text } else { "web" } }
    }

    /// The message was `expected one of "other", "web"`, as if any other text were wrong.
    @Test func anEnumerationThatKeepsUnknownTextsIsExpectedToBeAnyText() throws {
        struct Site: Decodable { var kind: Kind }
        let issues = try JSON.Decoder().decodingIssues(of: Site.self, in: "{}")
        #expect(issues.issues.map(\.expected) == ["a string (Kind)"])
    }

    @Test func whatCannotBeLookedAtIsSaid() throws {
        let issues = try JSON.Decoder().decodingIssues(
            of: [Recursive].self, in: #"[{"unit":"x","code":1,"next":[{"unit":"metric","code":"y"}]}]"#)
        #expect(issues.issues.map(\.pointer.description) == ["/0/unit", "/0/code", "/0/next/0/code"])
        #expect(!issues.isComplete)
        #expect(issues.description.contains("there may be more in /0"))
    }

    @Test func keysAreNamedAsTheTextHasThem() throws {
        struct Person: Decodable { var firstName: String, born: Int }
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let issues = try decoder.decodingIssues(
            of: [Person].self, in: #"[{"first_name":1},{"first_name":"a","born":null}]"#)
        #expect(
            issues.issues.map { "\($0.pointer) \($0.kind.name)" } == [
                "/0 missing-key", "/0/first_name wrong-kind", "/1/born unexpected-null",
            ])
    }
}
