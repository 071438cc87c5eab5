import BricolageCore
import BricolagePointers
import BricolageReporting
import Foundation
import Testing

/// Properties of the forms beyond the examples in their golden files.
@Suite struct IssueFormatTests {
    private func issues(_ text: String) throws -> DecodingIssues {
        JSON.decodingIssues(of: [Int].self, in: try JSONDocument(parsing: text))
    }

    @Test func aReportStopsAfterTwentyIssues() throws {
        let failure = try issues("[" + (0..<3000).map { "\"\($0)\"" }.joined(separator: ",\n") + "]")
        let lines = failure.description.split(separator: "\n")
        #expect(lines.count == 61)
        #expect(lines.last == "3000 issues, the first 20 shown")
        #expect(failure.formatted(.full(upTo: .max)).split(separator: "\n").count == 9001)
        #expect(failure.formatted(.full(upTo: 1)).hasSuffix("\n3000 issues, the first one shown"))
        #expect(failure.formatted(.full(upTo: -5)) == "3000 issues, the first 0 shown")
        #expect(failure.formatted(.redacted(upTo: 3)).split(separator: "\n").count == 4)
        #expect(
            try issues("[" + Array(repeating: "null", count: 20).joined(separator: ",") + "]").description
                .hasSuffix("\n20 issues"))
    }

    @Test func noIssueIsTold() {
        let none = DecodingIssues([])
        #expect(none.description == "0 issues" && none.formatted(.short) == "0 issues")
        #expect(none.formatted(.github).isEmpty)
    }

    @Test func whatASenderWritesStaysInItsLine() throws {
        let text = "[\"a\\nerror: all is well\\u001b[2J\\u202e\\u2028\"]"
        let failure = try issues(text)
        let shown =
            #"1:2: error: expected an integer, found the string "#
            + #""a\nerror: all is well\u{1B}[2J\u{202E}\u{2028}" at /0"#
        #expect(failure.formatted(.full).split(separator: "\n", maxSplits: 1).first.map(String.init) == shown)
        for form in [IssueFormat.short, .github] {
            #expect(!failure.formatted(form).contains("\n"))
        }
        #expect(!failure.debugDescription.contains("\n"))
        for form in [IssueFormat.short, .full, .redacted, .github] {
            #expect(!failure.formatted(form).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
        let noted = IssueDescription(message: "m", notes: ["a\nb\u{1B}"])
        #expect(noted.description == "m\n    note: a\\nb\\u{1B}")
        let named = IssueReport([IssueDescription(rule: "a\u{85}b", path: "c\u{7F}\u{2028}d", message: "e\u{9B}f")])
        #expect(
            IssueFormat.github.text(of: named) == #"::error file=c\u{7F}\u{2028}d,title=a\u{85}b::e\u{9B}f"#)
    }

    @Test func annotationsAreEscapedAsTheRunnerUndoesIt() {
        let report = IssueReport([
            IssueDescription(
                rule: "a,b:c", path: "x,y:z%\r\n.json", location: SourceLocation(offset: 0, line: 2, column: 3),
                severity: .note, message: "100%, a: b\r\nc", notes: ["d"])
        ])
        #expect(
            IssueFormat.github.text(of: report)
                == "::notice file=x%2Cy%3Az%25%0D%0A.json,line=2,col=3,title=a%2Cb%3Ac::100%25, a: b\\r\\nc%0Anote: d")
    }

    @Test func withoutAFileTheLocationIsPartOfTheAnnotation() {
        let issue = IssueDescription(location: SourceLocation(offset: 9, line: 2, column: 3), message: "m")
        #expect(IssueFormat.github.text(of: IssueReport([issue])) == "::error::2:3: m")
    }

    @Test func whatIsNotShownIsTold() throws {
        let one = IssueReport([IssueDescription(message: "m")], unexplored: ["/100%"])
        let summary = "1 issue; there may be more in /100%"
        #expect(IssueFormat.full.text(of: one) == "m\n" + summary)
        #expect(IssueFormat.github.text(of: one) == "::error::m\n::notice::" + summary + "25")
        let many = IssueReport([], unexplored: ["/a", "/b", "/c"], omittedCount: 2)
        #expect(many.summary == "0 issues, 2 more beyond the limit; there may be more in /a and 2 other places")
        #expect(try JSON(parsing: IssueFormat.json.text(of: one))["isComplete"] == false)
        let more = IssueReport([IssueDescription(message: "m")], omittedCount: 2)
        #expect(IssueFormat.short.text(of: more) == "3 issues, the first: m")
        for (count, words) in [(20, "20 issues: "), (21, "21 issues, the first 20 shown: ")] {
            let issues = (1...count).map { DecodingIssue(kind: .custom, pointer: .root, expected: "\($0)", found: "") }
            let line = DecodingIssues(issues).debugDescription
            #expect(line.contains(words) && line.contains(" | 20") && !line.contains(" | 21"))
        }
    }

    @Test func aFileIsNamedWhereItIsKnownLater() throws {
        let issue = try #require(try issues("[null]").issues.first)
        #expect(issue.description(path: "a.json") == "a.json:" + issue.description)
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: "[") }
        #expect(error.description(path: "a.json") == "a.json:" + error.description)
    }

    @Test func thereIsNoPlaceInTheWholeAndNoDrawingOfABlankLine() {
        let issue = IssueDescription(pointer: .root, message: "m", excerpt: SourceExcerpt(line: " \t", caret: 1))
        #expect(issue.description == "m")
    }

    @Test func longTextsAreShortened() throws {
        #expect(try issues("[[1], {}]").issues.map(\.found) == ["an array with 1 element", "an object with 0 members"])
        for (length, shown) in [
            (40, String(repeating: "é", count: 40)), (41, String(repeating: "é", count: 37) + "..."),
        ] {
            let text = String(repeating: "é", count: length)
            #expect(try issues("[\"\(text)\"]").issues.first?.found == "the string \"\(shown)\"")
        }
    }

    @Test(arguments: [
        ("a b#c?.json", "a%20b%23c%3F.json"), ("/tmp/x.json", "file:///tmp/x.json"), ("a:b/c", "./a:b/c"),
        ("a/b:c", "a/b:c"), ("ü.json", "%C3%BC.json"),
    ])
    func filesHaveURIs(path: String, uri: String) throws {
        let text = IssueFormat.sarif.text(of: IssueReport([IssueDescription(path: path, message: "m")]))
        let place = try JSON(parsing: text)[pointer: "/runs/0/results/0/locations/0/physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == uri)
    }

    @Test func formsAreFoundByTheirNames() {
        #expect(IssueFormat.all.map(\.name) == ["short", "full", "redacted", "json", "sarif", "github"])
        #expect(IssueFormat.all.filter { !$0.showsValues }.map(\.name) == ["redacted"])
        let own = IssueFormat("count") { "\($0.issues.count)" }
        #expect(DecodingIssues([]).formatted(own) == "0")
    }

    @Test func aReportOfAnotherToolIsPrintedToo() throws {
        let report = IssueReport(
            [IssueDescription(rule: "least", path: "a.json", pointer: "/n", severity: .warning, message: "too small")],
            tool: "curio")
        #expect(report.description == "a.json: warning: too small at /n")
        let log = try JSON(parsing: IssueFormat.sarif.text(of: report))
        #expect(log[pointer: "/runs/0/tool/driver/name"] == "curio")
        #expect(log[pointer: "/runs/0/results/0/level"] == "warning")
    }
}
