import BricolageCore
import BricolagePointers
import BricolageReporting
import Testing

/// The structure that sections 3.13 to 3.34 of SARIF 2.1.0 demand, for reports of all kinds.
@Suite struct SARIFTests {
    private static let reports: [IssueReport] = {
        let place = SourceLocation(offset: 5, line: 1, column: 6)
        return [
            IssueReport([]),
            IssueReport([IssueDescription(message: "only words")]),
            IssueReport([IssueDescription(rule: "a", path: "x.json", location: place, pointer: "/a", message: "m")]),
            IssueReport(
                [
                    IssueDescription(rule: "b", path: "/x.json", severity: .warning, message: "m", notes: ["n"]),
                    IssueDescription(rule: "a", location: place, severity: .note, message: "m", details: ["k": 1]),
                    IssueDescription(rule: "b", pointer: "", severity: .error, message: "m"),
                ], unexplored: ["/u"], omittedCount: 2, tool: "curio"),
        ]
    }()

    @Test(arguments: reports) func aLogHasTheStructureOfTheStandard(report: IssueReport) throws {
        let log = try JSON(parsing: IssueFormat.sarif.text(of: report))
        #expect(keys(of: log) == ["$schema", "version", "runs"])
        #expect(log["version"] == "2.1.0")
        #expect(log["runs"]?.count == 1)
        let run = try #require(log["runs"]?[0])
        #expect(keys(of: run).isSubset(of: ["tool", "columnKind", "results", "properties"]))
        #expect(run["columnKind"] == "unicodeCodePoints")
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["name"] == .string(report.tool))
        let rules = (driver["rules"]?.array ?? []).map { $0["id"] }
        #expect(Set(rules).count == rules.count)
        let results = try #require(run["results"]?.array)
        #expect(results.count == report.issues.count)
        for (result, issue) in zip(results, report.issues) { try check(result, issue, rules) }
        #expect((run["properties"] != nil) == !report.isComplete)
    }

    private func check(_ result: JSON, _ issue: IssueDescription, _ rules: [JSON?]) throws {
        #expect(
            keys(of: result).isSubset(of: ["ruleId", "ruleIndex", "level", "message", "locations", "properties"]))
        #expect(result["level"]?.string == (issue.severity?.rawValue ?? "error"))
        let notes = issue.notes.map { "\nnote: " + $0 }.joined()
        #expect(result["message"]?["text"]?.string == issue.message + notes)
        #expect(result["ruleId"]?.string == issue.rule)
        if let rule = result["ruleId"] {
            let index = try #require(result["ruleIndex"]?.int)
            #expect(rules.indices.contains(index) && rules[index] == rule)
        } else {
            #expect(result["ruleIndex"] == nil)
        }
        let place = result["locations"]?[0]
        #expect((place == nil) == (issue.path == nil && issue.pointer == nil))
        #expect(place?["logicalLocations"]?[0]?["fullyQualifiedName"]?.string == issue.pointer?.description)
        let physical = place?["physicalLocation"]
        #expect((physical == nil) == (issue.path == nil))
        #expect((physical?["artifactLocation"]?["uri"] == nil) == (issue.path == nil))
        let region = physical?["region"]
        #expect((result["properties"]?["location"] == nil) == (issue.path != nil || issue.location == nil))
        #expect(region?["startLine"]?.int == (issue.path == nil ? nil : issue.location?.line))
        #expect(region?["startColumn"]?.int == (issue.path == nil ? nil : issue.location?.column))
    }

    private func keys(of value: JSON) -> Set<String> { Set((value.object ?? [:]).map(\.key)) }
}
