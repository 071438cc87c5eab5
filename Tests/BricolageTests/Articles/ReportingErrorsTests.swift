import Bricolage
import Foundation
import Testing

/// The snippets of the article on reports.
@Suite("Reporting errors")
struct ReportingErrorsTests {
    @Test func formsForTheirReaders() throws {
        var log: [String] = []
        // snippet
        struct Dish: Decodable {
            var name: String
            var price: Double
        }

        let text = """
            [
              {"name": "Soup", "price": "4.50"},
              {"nam": "Cake", "price": 5}
            ]
            """
        do {
            _ = try JSON.decode([Dish].self, from: text)
        } catch let failure as any ReportableError {
            print(failure.formatted(.full))
            log.append(failure.formatted(.redacted))
        }
        // end
        #expect(
            log == [
                """
                2:29: error: expected Double, found a string at /0/price [wrong-kind]
                3:3: error: missing "name": expected String at /1 [missing-key]
                2 issues; fixing them may reveal more
                """
            ])
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("menu-\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        // snippet
        do {
            _ = try JSON.Decoder().decode([Dish].self, contentsOf: path)
        } catch {
            print(error)  // menu.json:2:29: error: expected a number, found the string "4.50" at /0/price ...
            print(error.localizedDescription)  // 2 issues, the first at menu.json:2:29 (/0/price): ...
        }
        // end
        // snippet
        let dishes = try JSONDocument(parsing: #"{"ann": {"name": 1}}"#)
        let issues = JSON.decodingIssues(of: [String: Dish].self, in: dishes)
        let places = issues.issues.map { $0.pattern?.description ?? "" }  // "/*/name", "/*"
        // end
        #expect(Set(places) == ["/*/name", "/*"])
        // snippet
        let count = IssueFormat("count") { report in "\(report.issues.count) problems" }
        let line = issues.formatted(count)
        // end
        #expect(line == "2 problems")
    }

    /// The table of the article names the members that are written, and no others.
    @Test func theArticleListsTheMembersOfTheJSONForm() throws {
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Bricolage/Bricolage.docc/ReportingErrors.md").standardizedFileURL
        let lines = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
        let table = lines.drop { !$0.hasPrefix("| Member of an issue") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        let listed = table.flatMap { row in
            row.components(separatedBy: "|")[1].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
                .map(\.element)
        }
        var issue = DecodingIssue(
            kind: .missing(key: "a"), pointer: "/a", location: SourceLocation(offset: 0, line: 1, column: 1),
            expected: "", found: "", nearest: "b", excerpt: SourceExcerpt(line: "", caret: 0), notes: ["n"],
            underlying: CancellationError(), basis: .declared(type: "T"))
        issue.path = "p"
        issue.pattern = "/*"
        issue.type = "T"
        issue.foundKind = .null
        issue.advice = "do"
        let written = try JSON(parsing: JSON.Encoder().encodeToString(issue)).object?.map(\.key) ?? []
        #expect(Set(listed).subtracting(["limit", "keyIsData"]) == Set(written))
    }
}
