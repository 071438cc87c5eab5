import BricolageCore
import BricolageLint
import BricolageSchema
import Synchronization
import TestSupport
import Testing

@Suite("SchemaLinter")
struct SchemaLinterTests {
    private func report(_ text: [UInt8], limit: Int = 1_000) throws -> IssueReport {
        var registry = SchemaRegistry()
        let root = registry.add(SchemaSource(path: "s.json", document: try JSONDocument(parsing: text)))
        return SchemaLinter().report(on: root, registry: registry, upTo: limit)
    }

    @Test("reports findings in the order of the file")
    func order() throws {
        let report = try report(Array("{\n  \"minLength\": 3,\n  \"maxLength\": 2,\n  \"requird\": []\n}".utf8))
        #expect(
            IssueFormat.full.text(of: report) == """
                s.json:1:1: note: there is no "$schema", so each program decides what the keywords mean; this \
                program reads it as "https://json-schema.org/draft/2020-12/schema"
                    {
                    ^
                s.json:2:16: warning: no value is between "minLength": 3 and "maxLength": 2 at /minLength
                      "minLength": 3,
                                   ^
                s.json:4:3: warning: "requird" is not a keyword at /requird; did you mean "required"?
                      "requird": []
                      ^
                3 issues
                """)
    }

    /// Each file that is read could require others.
    @Test("reads no other file to tell keywords from folders of schemas, even if the file refers to some")
    func foldersOfOtherFiles() throws {
        let text = ##"""
            {"minLenght": 1, "parts": {"a": {}}, "properties": {"a": {"$ref": "#/parts/a"}, "b": {"$ref": "b.json"},
             "c": {"$ref": "https://example.com/c.json#/parts/c"}}}
            """##
        let loader = CountingLoader()
        var registry = SchemaRegistry(loader: loader)
        let root = registry.add(SchemaSource(path: "s.json", document: try JSONDocument(parsing: text)))
        let rules = LintRule.all.filter { ["misspelt-keyword", "unknown-keyword"].contains($0.name) }
        let messages = SchemaLinter(rules: rules).report(on: root, registry: registry).issues.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("minLenght") })
        #expect(loader.count == 0)
    }

    /// The validator reads such schemas and refused files about which the linter used to report nothing.
    @Test(
        "checks schemas that only references lead to, once each, whichever reference comes first",
        arguments: [
            ##""$ref": "#/types/a""##, ##""allOf": [{"$ref": "#/types/a/properties/x"}, {"$ref": "#/types/a"}]"##,
            ##""allOf": [{"$ref": "#/types/a"}, {"$ref": "#/types/a/properties/x"}]"##,
        ])
    func schemasInFoldersOfTheirOwn(references: String) throws {
        let text = ##"""
            {"$schema": "https://json-schema.org/draft/2020-12/schema", \##(references), "types":
             {"a": {"properties": {"x": {"minimun": 1, "type": "strin"}, "y": {"$ref": "#/types/b"}, "required": ["x"]}},
              "unused": {"type": "strin"}}}
            """##
        let report = try report(Array(text.utf8))
        #expect(
            report.issues.map { "\($0.rule ?? "") \($0.pointer ?? .root)" } == [
                "misspelt-keyword /types/a/properties/x/minimun", "invalid-keyword-value /types/a/properties/x/type",
                "dangling-reference /types/a/properties/y/$ref", "invalid-keyword-value /types/a/properties/required",
            ])
    }

    @Test("checks schemas that only references by the address of their file lead to")
    func schemasInAFolderOfAnAddress() throws {
        let text = ##"""
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://example.com/s.json",
             "$ref": "https://example.com/s.json#/types/a", "types": {"a": {"type": "strin"}}}
            """##
        let report = try report(Array(text.utf8))
        #expect(report.issues.map { "\($0.pointer ?? .root)" } == ["/types/a/type"])
    }

    @Test("reports no more findings than the limit, and counts the rest")
    func limit() throws {
        let members = (0..<100).map { #""word\#($0)x": 1"# }.joined(separator: ",")
        let report = try report(Array("{\(members)}".utf8), limit: 10)
        #expect(report.issues.count == 10)
        #expect(report.omittedCount == 91)
    }

    @Test("knows the worst severity of all findings, even if notes have used up the limit")
    func worstBeyondTheLimit() throws {
        for (text, worst) in [
            (#"{"color": 1, "size": 2, "minimum": 3, "maximum": 2}"#, IssueDescription.Severity.warning),
            (##"{"color": 1, "$ref": "#/no", "minimum": 3, "maximum": 2}"##, .error), (#"{"color": 1}"#, .note),
        ] {
            var registry = SchemaRegistry()
            let root = registry.add(SchemaSource(path: "s.json", document: try JSONDocument(parsing: text)))
            for limit in [0, 1, 1_000] {
                #expect(SchemaLinter().judge(root, registry: registry, upTo: limit).worst == worst)
            }
            let silent = SchemaLinter(rules: []).judge(root, registry: registry, upTo: 1)
            #expect(silent.worst == nil)
        }
    }

    @Test("rules have different names without spaces, and summaries that are sentences")
    func rules() {
        #expect(Set(LintRule.all.map(\.name)).count == LintRule.all.count)
        #expect(LintRule.all.allSatisfy { $0.summary.hasSuffix(".") && !$0.name.contains(" ") })
    }

    @Test(
        "takes linear time, in members, definitions, depth and metaschemas",
        arguments: ["members", "definitions", "depth", "circles", "enum", "metaschemas", "metaschemas inside"])
    func linear(kind: String) throws {
        func schema(_ size: Int) -> [UInt8] {
            switch kind {
            case "members":
                return Array("{\((0..<size).map { #""minLenght\#($0)": 1"# }.joined(separator: ","))}".utf8)
            case "definitions":
                let definitions = (0..<size).map { ##""d\##($0)": {"$ref": "#/$defs/d\##($0 / 2)", "default": 1}"## }
                return Array("{\"$ref\": \"#/$defs/d1\", \"$defs\": {\(definitions.joined(separator: ","))}}".utf8)
            case "circles":
                let definitions = (0..<size).map { number in
                    ##""d\##(number)": {"anyOf": [{"$ref": "#/$defs/d0"}, {"$ref": "#/$defs/d\##(number + 1)"}]}"##
                }
                return Array("{\"$defs\": {\(definitions.joined(separator: ",")), \"d\(size)\": {}}}".utf8)
            case "metaschemas":
                let definitions = (0..<size / 8).map { number in
                    #""d\#(number)": {"$schema": "\#(Self.drafts[number % 2])", "not": {}}"#
                }
                return Array("{\"$defs\": {\(definitions.joined(separator: ","))}}".utf8)
            case "metaschemas inside":
                let levels = (0..<size / 8).map { #"{"$schema": "\#(Self.drafts[$0 % 2])", "not":"# }
                return Array((levels.joined() + "{}" + String(repeating: "}", count: levels.count)).utf8)
            case "enum": return Array("{\"type\": \"null\", \"enum\": [\(String(repeating: "1,", count: size))1]}".utf8)
            default:
                return Array(
                    (String(repeating: #"{"not":"#, count: size) + "{}" + String(repeating: "}", count: size)).utf8)
            }
        }
        let growth = try growth(from: schema(1_000), to: schema(8_000)) { _ = try report($0) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    private static let drafts = ["http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-07/schema#"]

    @Test(
        "a file in which every name is misspelt does not take much longer than one without mistakes",
        arguments: [
            (
                ##"{"$ref": "#/$defs/"##, #""}"#,
                ##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": [1], "$defs": {2}}"##
            ),
            (
                #"""#, #"""#,
                ##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "required": [1], "properties": {2}, "additionalProperties": false}"##
            ),
        ])
    func misspeltNames(before: String, behind: String, frame: String) throws {
        let names = (0..<3_000).map { "name\($0)" }
        func schema(_ added: String) -> [UInt8] {
            let uses = names.map { before + $0 + added + behind }.joined(separator: ",")
            let named = names.map { #""\#($0)": {"type": "null"}"# }.joined(separator: ",")
            return Array(frame.replacing("[1]", with: "[\(uses)]").replacing("{2}", with: "{\(named)}").utf8)
        }
        let growth = try growth(from: schema(""), to: schema("x")) { _ = try report($0, limit: 100_000) }
        #expect(growth < 12, "\(growth) times as long")
        let all = try report(schema("x"), limit: 100_000)
        #expect(all.issues.filter { $0.message.contains("name2999x") }.count == 1)
        // Only some of them are compared with all names.
        let suggestions = all.issues.count { $0.remark.contains("did you mean") }
        #expect(suggestions < 200, "\(suggestions) names are suggested")
    }

    @Test("a required name is compared only with patterns that begin like it")
    func patternsOfManyNames() throws {
        func schema(_ count: Int) -> [UInt8] {
            let names = (0..<count).map { "\"name\($0)\"" }.joined(separator: ",")
            // A pattern with a backreference takes steps to match.
            let patterns = (0..<count).map { #""^name\#($0)(x?)y*\\1$": {}"# }.joined(separator: ",")
            return Array(
                ##"{"additionalProperties": false, "required": [\##(names)], "patternProperties": {\##(patterns)}}"##
                    .utf8)
        }
        let growth = try growth(from: schema(100), to: schema(800)) { schema in
            let issues = try report(schema, limit: 100_000).issues
            #expect(!issues.contains { $0.rule == "forbidden-required" })
        }
        #expect(growth < 24, "eight times as many names and patterns take \(growth) times as long")
    }
}

/// A loader that has no files, and counts the requests.
private final class CountingLoader: SchemaLoader {
    private let asked = Mutex(0)

    var count: Int { asked.withLock(\.self) }

    func load(_ reference: String, relativeTo source: SchemaSource) -> SchemaSource? { none() }

    func load(at address: String) -> SchemaSource? { none() }

    private func none() -> SchemaSource? {
        asked.withLock { $0 += 1 }
        return nil
    }
}
