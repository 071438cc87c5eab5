import BricolageCore
import BricolageWriting
import Foundation
import TestSupport
import Testing

@Suite("curio bowtie")
struct BowtieTests {
    private func answers(_ commands: [String], _ arguments: String...) throws -> (run: CurioRun, answers: [JSON]) {
        let run = try CurioRun(
            arguments: ["bowtie"] + arguments, input: Array((commands.joined(separator: "\n") + "\n").utf8))
        return (run, try run.output.split(separator: "\n").map { try JSON(parsing: String($0)) })
    }

    private static let start = #"{"cmd": "start", "version": 1}"#
    private static let draft7 = #"{"cmd": "dialect", "dialect": "http://json-schema.org/draft-07/schema#"}"#

    @Test("start, dialect and run are answered in one line each, and stop ends the run")
    func protocolCommands() throws {
        let (run, answers) = try answers([
            Self.start, Self.draft7,
            """
            {"cmd": "run", "seq": 1, "case": {"description": "d", "schema": {"$ref": "http://a/b"}, \
            "registry": {"http://a/b": {"type": "string"}}, \
            "tests": [{"description": "", "instance": 1}, {"description": "", "instance": "x"}]}}
            """,
            #"{"cmd": "stop"}"#, "this is not read any more",
        ])
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(answers.count == 3)
        #expect(answers[0]["version"] == 1)
        #expect(answers[0]["implementation"]?["language"] == "swift")
        #expect(answers[0]["implementation"]?["dialects"]?.array?.count == 7)
        #expect(answers[1] == ["ok": true])
        #expect(answers[2] == ["seq": 1, "results": [["valid": false], ["valid": true]]])
    }

    @Test("the dialect decides what a schema without $schema means")
    func dialects() throws {
        let oldSchema = """
            {"cmd": "run", "seq": "a", "case": {"description": "", "schema": {"items": [{"type": "string"}]}, \
            "tests": [{"description": "", "instance": [1]}]}}
            """
        let (_, answers) = try answers([Self.start, Self.draft7, oldSchema])
        #expect(answers[2] == ["seq": "a", "results": [["valid": false]]])
    }

    @Test("a schema that cannot be compiled is an error of its case, and an unknown dialect skips it")
    func troubles() throws {
        let broken = #"{"cmd": "run", "seq": 7, "case": {"description": "", "schema": {"type": 3}, "tests": []}}"#
        let endless = """
            {"cmd": "run", "seq": 8, "case": {"description": "", "schema": {"$ref": "#"}, \
            "tests": [{"description": "", "instance": 1}]}}
            """
        let (run, answers) = try answers([
            Self.start, broken, endless, #"{"cmd": "run", "seq": 9, "case": {}}"#,
            #"{"cmd": "dialect", "dialect": "https://example.com/mine"}"#, broken,
        ])
        #expect(run.status == 0)
        #expect(answers[1]["seq"] == 7 && answers[1]["errored"] == true)
        #expect(answers[1]["context"]?["message"]?.string?.contains("name of a type") == true)
        #expect(answers[2]["results"]?[0]?["errored"] == true)
        #expect(answers[3]["errored"] == true && answers[3]["results"] == nil)
        #expect(answers[4] == ["ok": false])
        #expect(answers[5]["skipped"] == true && answers[5]["seq"] == 7)
    }

    @Test(
        "an invalid command ends the run with status 65",
        arguments: [
            ["{"], [#"{"cmd": "run"}"#], [BowtieTests.start, #"{"cmd": "dance"}"#],
            [#"{"cmd": "start", "version": 2}"#], ["3"],
        ])
    func misuse(commands: [String]) throws {
        let (run, _) = try answers(commands)
        #expect(run.status == 65)
        #expect(run.errors.contains("error: "))
    }

    @Test(
        "agrees with every verdict of the public test suite", .enabled(if: Suites.has(Self.suite), Suites.hint),
        arguments: zip(
            [
                "draft3", "draft4", "draft6", "draft7", "draft2019-09", "draft2020-12", "v1",
            ], [557, 937, 1270, 1721, 2174, 2225, 2216]))
    func verdicts(folder: String, count: Int) throws {
        var cases: [String: [SuiteCase]] = [:]
        for file in Self.files(below: "\(Self.suite)/tests/\(folder)") {
            for group in try JSONDocument(parsing: Suites.bytes(file)).root.elements {
                cases[Self.arguments(for: file), default: []].append(
                    SuiteCase(group: group.json, name: file.lastPathComponent))
            }
        }
        let registry = try Self.registry(folder)
        var right = 0
        for (argument, cases) in cases {
            var commands = [Self.start, #"{"cmd": "dialect", "dialect": "\#(Self.address(of: folder))"}"#]
            commands += cases.enumerated().map { $0.element.command($0.offset, registry) }
            let (run, answers) = try answers(commands, argument)
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(answers.count == cases.count + 2)
            for (group, answer) in zip(cases, answers.dropFirst(2)) { right += group.count(rightIn: answer) }
        }
        #expect(right == count)
    }

    private static let suite = "json-schema-test-suite"

    /// The option that a file of the suite needs.
    private static func arguments(for file: URL) -> String {
        if file.path.contains("/format/") { return "--assert-formats" }
        if file.path.hasSuffix("/format-annotation.json") { return "--no-assert-formats" }
        return file.path.hasSuffix("/optional/content.json") ? "--assert-content" : "--"
    }

    private static func address(of folder: String) -> String {
        if folder == "v1" { return "https://json-schema.org/v1" }
        let version = folder.dropFirst("draft".count)
        return version.count == 1
            ? "http://json-schema.org/draft-0\(version)/schema#" : "https://json-schema.org/draft/\(version)/schema"
    }

    private static func files(below path: String) -> [URL] {
        guard let root = Suites.locate(path),
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return [] }
        return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    /// The documents that the suite expects at `http://localhost:1234`: those of the dialect, those of no dialect, and
    /// those of other dialects that name their own.
    private static func registry(_ folder: String) throws -> JSON {
        var registry: JSON.Object = [:]
        let root = try #require(Suites.locate("\(suite)/remotes"))
        for file in files(below: "\(suite)/remotes") {
            let path = String(file.path.dropFirst(root.path.count + 1))
            let schema = try JSON(parsing: Suites.bytes(file))
            let isOwn = path.hasPrefix(folder + "/") || !(path.hasPrefix("draft") || path.hasPrefix("v1/"))
            if isOwn || schema.object?["$schema"] != nil { registry["http://localhost:1234/" + path] = schema }
        }
        return .object(registry)
    }
}

/// A group of the suite as Bowtie would send it.
private struct SuiteCase {
    let group: JSON
    let name: String

    func command(_ number: Int, _ registry: JSON) -> String {
        var content: JSON.Object = ["description": group["description"] ?? "", "schema": group["schema"] ?? true]
        // Most groups need no registry, and reading it takes time.
        if "\(group)".contains("localhost:1234") { content["registry"] = registry }
        content["tests"] = .array(
            JSON.Array((group["tests"]?.array ?? []).map { ["description": "", "instance": $0["data"] ?? .null] }))
        return JSON.object(["cmd": "run", "seq": JSON(number), "case": .object(content)]).serialized()
    }

    /// How many verdicts of an answer are as the suite says; the others are recorded as failures.
    func count(rightIn answer: JSON) -> Int {
        let tests = group["tests"]?.array ?? []
        var right = 0
        for (number, test) in tests.enumerated() {
            let comment = Comment(rawValue: "\(name): \(group["description"] ?? ""): \(test["description"] ?? "")")
            let verdict = answer["results"]?[number]
            #expect(verdict == ["valid": test["valid"] ?? .null], comment)
            if verdict == ["valid": test["valid"] ?? .null] { right += 1 }
        }
        return right
    }
}
