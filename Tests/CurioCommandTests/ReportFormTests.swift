import BricolageCore
import BricolageValidation
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Forms of reports")
struct ReportFormTests {
    /// A run on two documents, of which one is invalid and the other is not JSON.
    private func run(_ form: String, _ arguments: String...) throws -> CurioRun {
        let scratch = try Scratch()
        try scratch.write(
            #"{"properties": {"a": {"type": "string"}}, "required": ["name"], "additionalProperties": false}"#,
            to: "s.json")
        try scratch.write("{\n  \"a\": 5, \"nmae\": \"<&\\u0001\"\n}", to: "bad, or: not.json")
        try scratch.write(#"{"b": 1"#, to: "broken.json")
        return try CurioRun(
            arguments: ["validate", "-s", "s.json", "--format", form, "bad, or: not.json", "broken.json"] + arguments,
            input: [], folder: scratch.folder)
    }

    @Test("SARIF is valid by its own schema", .enabled(if: Suites.has("schemastore"), Suites.hint))
    func sarif() throws {
        let run = try run("sarif")
        #expect(run.status == 65)
        let file = try #require(Suites.locate("schemastore/schemas/sarif-2.1.0.json"))
        let schema = try CompiledSchema(JSONDocument(parsing: Suites.bytes(file)))
        let report = schema.report(on: try JSONDocument(parsing: run.output))
        #expect(report.isValid, "\(report)")
        let results = try JSON(parsing: run.output)["runs"]?[0]?["results"]
        #expect(
            results?.array?.map { $0["ruleId"]?.string } == [
                "required", "type", "additionalProperties", "unexpected-end",
            ])
        let place = results?[1]?["locations"]?[0]?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"] == "./bad,%20or:%20not.json")
        #expect(place?["region"] == ["startLine": 2, "startColumn": 8])
    }

    @Test("JSON output has all issues, with their places in the document and the schema")
    func json() throws {
        let run = try run("json")
        #expect(run.status == 65)
        let issues = try #require(try JSON(parsing: run.output)["issues"]?.array)
        #expect(
            issues.map { $0["path"]?.string } == [
                "bad, or: not.json", "bad, or: not.json", "bad, or: not.json", "broken.json",
            ])
        #expect(issues[1]["pointer"] == "/a")
        #expect(issues[1]["location"]?["line"] == 2)
        #expect(issues[1]["schemaPointer"] == "/properties/a/type")
        #expect(issues[1]["schema"]?.string?.hasSuffix("/s.json") == true)
        #expect(issues[0]["nearest"] == "nmae")
    }

    @Test("JUnit has a case for each file")
    func junit() throws {
        let run = try run("junit", "--max-errors", "2")
        #expect(run.status == 65)
        let report = try JUnitText(run.output)
        #expect(report.problems.isEmpty, "\(report.problems)")
        #expect(try JUnitSchema.issues(of: run.output) == [])
        #expect(report.cases.map(\.name) == ["bad, or: not.json", "broken.json"])
        #expect(report.cases.map(\.outcome) == ["failure", "error"])
        #expect(report.cases[0].text.contains("2:8: error: expected a string, found 5 at /a"))
        #expect(report.cases[0].text.contains("1 more"))
        #expect(report.counts == ["tests": 2, "failures": 1, "errors": 1])
    }

    @Test("a file with a document that cannot be read is an error in JUnit's XML, not a failure")
    func errorsInJUnit() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: "s.json")
        try scratch.write("true\n{\n", to: "d.jsonl")
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "junit", "d.jsonl", folder: scratch.folder)
        #expect(run.output.contains(#"<testsuite name="s.json" tests="1" failures="0" errors="1" skipped="0">"#))
    }

    @Test("JUnit's XML replaces characters that XML does not allow", arguments: ["\u{FFFE}", "\u{FFFF}", "\u{1}"])
    func charactersInJUnit(character: String) throws {
        let scratch = try Scratch()
        try scratch.write(#"{"required": ["a"]}"#, to: "s.json")
        try scratch.write("{}", to: "d\(character).json")
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "junit", "d\(character).json", folder: scratch.folder)
        #expect(!run.output.unicodeScalars.contains { character.unicodeScalars.contains($0) })
        #expect(run.output.contains("d\u{FFFD}.json"), "\(run.output)")
    }

    @Test("omitted issues are counted for all files together")
    func omittedOfAll() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"additionalProperties": false}"#, to: "s.json")
        for name in ["a.json", "b.json"] { try scratch.write(#"{"a": 1, "b": 2, "c": 3}"#, to: name) }
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "json", "--max-errors", "1", "a.json", "b.json",
            folder: scratch.folder)
        #expect(try JSON(parsing: run.output)["omittedCount"] == 4)
    }

    @Test("an error about an invalid schema has its own kind")
    func kindsOfUnreadable() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"minLength": "x"}"#, to: "s.json")
        let run = try CurioRun("validate", "-s", "s.json", "--format", "json", input: "{}", folder: scratch.folder)
        #expect(try JSON(parsing: run.output)["issues"]?[0]?["kind"] == "invalid-schema")
    }

    @Test("names with quotation marks stay whole in JUnit's XML")
    func quotedNames() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "s.json")
        let name = #"say "a" & <b>.json"#
        try scratch.write("1", to: name)
        let run = try CurioRun(
            "validate", "-s", "s.json", "--format", "junit", name, "no \"such\".json", folder: scratch.folder)
        let report = try JUnitText(run.output)
        #expect(report.problems.isEmpty, "\(report.problems)")
        #expect(report.cases.map(\.name) == [name, "no \"such\".json"])
    }

    @Test("the schema of JUnit's XML refuses invalid reports")
    func noJUnit() throws {
        let run = try run("junit")
        for (right, wrong) in [
            ("testcase", "testcas"), ("testsuites", "suites"), (" tests=\"2\"", " tests=\"two\""),
            (" classname=", " clasname="), (" name=\"bad", " nam=\"bad"), (" message=", " words="),
        ] {
            #expect(run.output.contains(right))
            #expect(try JUnitSchema.issues(of: run.output.replacing(right, with: wrong)) != [], "\(wrong)")
        }
    }

    @Test("every form names the files that are not there")
    func missing() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "s.json")
        for form in ["json", "sarif", "github", "junit"] {
            let run = try CurioRun(
                "validate", "-s", "s.json", "--format", form, "nothing.json", "s.json", folder: scratch.folder)
            #expect(run.status == 66)
            #expect(run.output.contains("nothing.json") && run.output.contains("cannot be read"), "\(form)")
            #expect(run.errors.hasPrefix("nothing.json: error: cannot be read"))
        }
    }

    @Test(
        "if the schema cannot be read, the report has that error in every form",
        arguments: ["json", "sarif", "github", "junit"])
    func wrongSchema(form: String) throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": 5}"#, to: "s.json")
        try scratch.write("{", to: "broken.json")
        try scratch.write(#"[{"tests": []}]"#, to: "t.json")
        for (schema, status, message) in [
            ("s.json", 65, "expected"), ("broken.json", 65, "the text ends here"), ("none.json", 66, "cannot be read"),
        ] {
            for arguments in [["validate", "s.json"], ["test", "t.json"]] {
                let run = try CurioRun(
                    arguments: arguments + ["-s", schema, "--format", form], input: [], folder: scratch.folder)
                #expect(run.status == status)
                #expect(run.output.contains(schema) && run.output.contains(message), "\(form) \(run.output)")
                #expect(run.errors.hasPrefix(schema))
                if form == "json" || form == "sarif" { _ = try JSON(parsing: run.output) }
                if form == "json", status == 65 {
                    #expect(try JSON(parsing: run.output)["issues"]?[0]?["location"]?["line"] != nil)
                }
                if form == "junit" { #expect(try JUnitSchema.issues(of: run.output) == []) }
            }
        }
    }

    @Test("an error in a group of tests has its place", arguments: ["json", "sarif", "github", "junit"])
    func unreadableGroup(form: String) throws {
        let scratch = try Scratch()
        try scratch.write("[{\n\"tests\": [{\"data\": 1}]}]", to: "t.json")
        let run = try CurioRun("test", "t.json", "--format", form, folder: scratch.folder)
        #expect(run.status == 65)
        let place = [
            "json": "\"line\": 2", "sarif": "\"startLine\": 2", "github": "file=t.json,line=2,col=11",
            "junit":
                "<error type=\"unreadable\" message=\"expected a test with &quot;data&quot; and &quot;valid&quot;\">t.json:2:11: ",
        ]
        #expect(run.output.contains(place[form] ?? "none"), "\(run.output)")
    }

    @Test("notes alone are not a failure in JUnit's XML, but are included")
    func notes() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "note.json")
        try scratch.write(#"{"minlength": 5}"#, to: "warning.json")
        let run = try CurioRun(
            "lint", "note.json", "warning.json", "--format", "junit", folder: scratch.folder)
        #expect(run.status == 1)
        let report = try JUnitText(run.output)
        #expect(report.problems.isEmpty, "\(report.problems)")
        #expect(try JUnitSchema.issues(of: run.output) == [])
        #expect(report.cases.map(\.outcome) == ["passed", "failure"])
        #expect(report.counts == ["tests": 2, "failures": 1, "errors": 0])
        #expect(report.cases[0].text.contains("note.json:1:1: note: there is no \"$schema\""))
    }

    @Test("GitHub's commands are one line each")
    func github() throws {
        let run = try run("github", "--max-errors", "1")
        #expect(
            run.output.split(separator: "\n").map(String.init) == [
                "::error file=bad%2C or%3A not.json,line=2,col=8,title=type::expected a string, found 5 at /a",
                "::notice::2 more issues in bad, or: not.json",
                "::error file=broken.json,line=1,col=8,title=unexpected-end::"
                    + "expected ',' or '}', but the text ends here",
            ])
    }

    @Test("--mask keeps the text of documents out of reports", arguments: ["text", "json", "sarif", "junit", "github"])
    func mask(form: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"properties": {"card": {"type": "string", "maxLength": 3}}, "additionalProperties": {"enum": ["open"]}}"#,
            to: "s.json")
        try scratch.write(#"{"card": "secret-1", "secret-2": "secret-3", "other": "opne"}"#, to: "d.json")
        try scratch.write("secret-4: [\nsecret-5: !!float .inf", to: "d.yaml")
        let broken = ["broken.json", "broken.jsonl", "broken.jsonc"]
        for name in broken { try scratch.write(#"["secret-6" secret-7]"#, to: name) }
        let run = try CurioRun(
            "validate", "-s", "s.json", "--mask", "--format", form, "d.json", "d.yaml", broken[0], broken[1],
            broken[2], folder: scratch.folder)
        #expect(run.status == 65)
        #expect(!run.output.contains("secret") && !run.errors.contains("secret"), "\(run.output)")
        #expect(!run.output.contains("opne") && !run.output.contains("did you mean"))
        #expect(run.output.contains("expected at most 3 characters, found a string"))
    }
}

/// A JUnit report, parsed as XML and checked for the structure that services rely on.
private final class JUnitText: NSObject, XMLParserDelegate {
    struct Case {
        var name: String
        var outcome = "passed"
        var text = ""
    }

    private(set) var cases: [Case] = []
    private(set) var counts: [String: Int] = [:]
    private(set) var problems: [String] = []
    private var path: [String] = []

    private static let parents = [
        "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
        "error": "testcase", "system-out": "testcase",
    ]
    private static let required = [
        "testsuites": ["name", "tests", "failures", "errors"],
        "testsuite": ["name", "tests", "failures", "errors", "skipped"], "testcase": ["name", "classname"],
        "failure": ["type", "message"], "error": ["type", "message"], "system-out": [],
    ]

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { problems.append("no XML: \(parser.parserError.map { "\($0)" } ?? "")") }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if Self.parents[name] != path.last ?? "" { problems.append("\(name) inside \(path.last ?? "nothing")") }
        if Set(attributes.keys) != Set(Self.required[name] ?? []) { problems.append("\(name) has \(attributes.keys)") }
        path.append(name)
        switch name {
        case "testcase": cases.append(Case(name: attributes["name"] ?? ""))
        case "failure", "error": cases[cases.count - 1].outcome = name
        case "testsuites":
            for key in ["tests", "failures", "errors"] { counts[key] = attributes[key].flatMap { Int($0) } }
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { path.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if ["failure", "error", "system-out"].contains(path.last) { cases[cases.count - 1].text += text }
    }
}
